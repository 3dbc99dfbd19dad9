import { contentOf } from "#app/content/load.ts";

export type { Testimonial } from "#app/content/schema/collections.ts";

export const testimonials = contentOf("testimonials");
