import { about } from "#app/content/pages/about.ts";
import { ageingYoga } from "#app/content/pages/ageing-yoga.ts";
import { ancientRoots } from "#app/content/pages/ancient-roots.ts";
import { audios } from "#app/content/pages/audios.ts";
import { bhaktiYoga } from "#app/content/pages/bhakti-yoga.ts";
import { books } from "#app/content/pages/books.ts";
import { contact } from "#app/content/pages/contact.ts";
import { courses } from "#app/content/pages/courses.ts";
import { disclaimer } from "#app/content/pages/disclaimer.ts";
import { ethics } from "#app/content/pages/ethics.ts";
import { factsMyths } from "#app/content/pages/facts-myths.ts";
import { faq } from "#app/content/pages/faq.ts";
import { gallery } from "#app/content/pages/gallery.ts";
import { home } from "#app/content/pages/home.ts";
import { illnessYoga } from "#app/content/pages/illness-yoga.ts";
import { library } from "#app/content/pages/library.ts";
import { media } from "#app/content/pages/media.ts";
import { meditation } from "#app/content/pages/meditation.ts";
import { pranayam } from "#app/content/pages/pranayam.ts";
import { privacy } from "#app/content/pages/privacy.ts";
import { research } from "#app/content/pages/research.ts";
import { services } from "#app/content/pages/services.ts";
import { stressBuster } from "#app/content/pages/stress-buster.ts";
import { terms } from "#app/content/pages/terms.ts";
import { testimonials } from "#app/content/pages/testimonials.ts";
import { videos } from "#app/content/pages/videos.ts";
import { yogaDiet } from "#app/content/pages/yoga-diet.ts";
import { yogaTypes } from "#app/content/pages/yoga-types.ts";
import { yogaWellness } from "#app/content/pages/yoga-wellness.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";

/** Every address with its words. An address without words, or words without an address, does not compile. */
export const pages: Record<SitePath, PageContent> = {
  "/": home,
  "/about": about,
  "/yoga-wellness": yogaWellness,
  "/services": services,
  "/media": media,
  "/research": research,
  "/contact": contact,
  "/meditation": meditation,
  "/pranayam": pranayam,
  "/yoga-diet": yogaDiet,
  "/yoga-types": yogaTypes,
  "/ageing-yoga": ageingYoga,
  "/illness-yoga": illnessYoga,
  "/books": books,
  "/library": library,
  "/audios": audios,
  "/videos": videos,
  "/courses": courses,
  "/ethics": ethics,
  "/facts-myths": factsMyths,
  "/stress-buster": stressBuster,
  "/bhakti-yoga": bhaktiYoga,
  "/ancient-roots": ancientRoots,
  "/testimonials": testimonials,
  "/gallery": gallery,
  "/faq": faq,
  "/disclaimer": disclaimer,
  "/privacy": privacy,
  "/terms": terms,
};
