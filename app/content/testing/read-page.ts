import { pageFile } from "#app/content/page-file.ts";
import { Content, ContentError, describeProblem } from "#app/content/read/content.ts";
import type { PageContent } from "#app/content/types.ts";

const content = new Content();
content.readEverything();

const start = `title: A page
subtitle: Under the title
description: For search results, in one or two sentences that are long enough to be of some use there.
family: breath
`;

/** A page as the owner would write it, from its sections on. */
export function readPage(yaml: string, path = "/pranayam"): PageContent {
  return content.with({ [pageFile(path)]: start + yaml }).page(path);
}

/** Error messages for a page with mistakes. */
export function messagesFor(yaml: string): string[] {
  try {
    readPage(yaml);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(describeProblem);
    throw error;
  }
}
