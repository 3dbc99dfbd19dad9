import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { glossary } from "#app/content/glossary.ts";
import { pages } from "#app/content/pages/index.ts";
import { pictureWords } from "#app/content/pictures.ts";
import { site } from "#app/content/site.ts";
import { studies } from "#app/content/studies.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { videos } from "#app/content/videos.ts";
import { checkContent } from "#app/checks/check-pages.ts";
import { checkPictures, checkSite, checkTestimonials } from "#app/checks/check-facts.ts";
import { checkVideos } from "#app/checks/check-sources.ts";
import type { ContentProblem, Finding } from "#app/page/content-problem.ts";

/** What the compiler cannot see in the words must not reach a reader. */
export function checkWords(): ContentProblem[] {
  const posters = new Set(readdirSync("public/posters").map((name) => basename(name, ".svg")));
  const inFile = (file: string, findings: Finding[]) => findings.map((finding) => ({ file, ...finding }));
  return [
    ...checkContent(pages, { studies, glossary }),
    ...inFile("app/content/site.ts", checkSite(site)),
    ...inFile("app/content/testimonials.ts", checkTestimonials(testimonials)),
    ...inFile("app/content/pictures.ts", checkPictures(pictureWords)),
    ...inFile("app/content/videos.ts", checkVideos(videos, posters)),
  ];
}
