import type { SitePath } from "#app/content/types.ts";

/** Something wrong in the words, said so that the person who wrote them can mend it. */
export type ContentProblem = { file: string; field: string; problem: string; mend: string };
/** The same, while the file is still to be named. */
export type Finding = Omit<ContentProblem, "file">;

export class ContentError extends Error {
  readonly details: ContentProblem;

  constructor(details: ContentProblem) {
    super(describeProblem(details));
    this.details = details;
  }
}

export const describeProblem = ({ file, field, problem, mend }: ContentProblem) =>
  `${file}: ${field}: ${problem}. Mend: ${mend}.`;

/** The file that holds the words of an address. */
export const pageFile = (path: SitePath) => `app/content/pages/${path === "/" ? "home" : path.slice(1)}.ts`;
