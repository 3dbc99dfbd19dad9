import { unconfirmed } from "#app/content/unconfirmed.ts";

/** A story in a student's own words. */
export type Testimonial = {
  /** First name and initial. */
  name: string;
  location: string;
  category:
    | "Teacher Training"
    | "Depression & Mental Health"
    | "Ageing & Flexibility"
    | "Overall Wellness"
    | "Corporate Wellness";
  text: string;
  /** Stars out of 5. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** True while the story is an example and not yet a real, permitted one. */
  sample: boolean;
};

const needs =
  "A real story from a real student with written permission: name, place, words and stars. Then false instead of the mark.";

export const testimonials = {
  "teacher-training": {
    name: "Anita R.",
    location: "Pune",
    category: "Teacher Training",
    text: "I thought that teaching meant showing a perfect posture. Instead we spent a whole morning on how to offer someone a chair without making them feel old. I teach one small class a week now, in a library. I still take my notes along.",
    rating: 5,
    sample: unconfirmed(true, needs),
  },
  "mental-health": {
    name: "Daniel M.",
    location: "Leeds",
    category: "Depression & Mental Health",
    text: "I was seeing a therapist and taking medication when I came, and I still do both. The evening chanting gives me fifteen minutes that are not about my mood. Some nights it only makes me sleepy. On a hard day I have one thing that I know how to begin.",
    rating: 5,
    sample: unconfirmed(true, needs),
  },
  ageing: {
    name: "Margaret H.",
    location: "Portland",
    category: "Ageing & Flexibility",
    text: "At 74 I no longer sat on the floor, because I was not sure of getting up. We began on a chair and stayed there for two months. My hips still creak. But in spring I sat on the grass with my granddaughter and got up again, one hand on the bench.",
    rating: 5,
    sample: unconfirmed(true, needs),
  },
  wellness: {
    name: "Farah S.",
    location: "Toronto",
    category: "Overall Wellness",
    text: "Nothing was wrong with me. I ate lunch standing up and could not remember my last quiet hour. Two classes a week have not changed my life. They have changed my Tuesdays and Thursdays, and I hum while I wash up.",
    rating: 5,
    sample: unconfirmed(true, needs),
  },
  corporate: {
    name: "Kenji T.",
    location: "Singapore",
    category: "Corporate Wellness",
    text: "I booked the workshop for our office and expected polite smiles. Nobody had to change clothes, and nobody had to say how they felt. Half a year on we still take three slow minutes before the Monday meeting. Few things that I organise last that long.",
    rating: 5,
    sample: unconfirmed(true, needs),
  },
} as const satisfies Record<string, Testimonial>;

/** While one story is a sample, the pages that show stories say that they are illustrative. */
export const storiesAreIllustrative: boolean = Object.values<Testimonial>(testimonials).some(({ sample }) => sample);
