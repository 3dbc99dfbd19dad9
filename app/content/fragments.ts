import type { SitePath } from "#app/content/types.ts";

/** Parts of a page that come with the layout, each under its #fragment. */
export const pageFragments = ["main", "contents", "references", "words", "next"];

/** Both tabs of /media: in view whichever of them is chosen. */
export const mediaTabs = "videos-and-audio";

/** What a route adds to the sections of its page. The audio sessions add one for each topic, the videos one for each id. */
export const routeFragments = {
  "/audios": ["sessions"],
  "/contact": ["details", "hours"],
  "/media": [mediaTabs, "audio-panel", "before-listening"],
} as const satisfies Partial<Record<SitePath, readonly string[]>>;

/** What no section may take. A function, so that it is left out of the browser's code. */
export const reservedFragments = (): string[] => [...pageFragments, ...Object.values(routeFragments).flat()];

/** The #fragment of every section, in order. One written by hand is kept; the others are made from the heading. */
export function sectionIds(sections: readonly { id?: string; heading: string }[]): string[] {
  // Those written by hand first: a heading must not take a fragment that a link elsewhere relies on.
  const used = new Set([...reservedFragments(), ...sections.flatMap(({ id }) => id ?? [])]);
  return sections.map(({ id, heading }) => {
    if (id !== undefined) return id;
    const free = firstFree(slug(heading) || "section", used);
    used.add(free);
    return free;
  });
}

/** The #fragment of one of several practices in a section. */
export const practiceId = (title: string) => `practice-${slug(title)}`;

/** The #fragment of a service, or of a condition or a group of them. */
export const cardId = (of: "service" | "condition", title: string) => `${of}-${slug(title)}`;

/** Lower-case ASCII letters, digits and single hyphens: "Who should wait?" becomes "who-should-wait". */
export function slug(words: string): string {
  return words
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function firstFree(wanted: string, used: ReadonlySet<string>): string {
  if (!used.has(wanted)) return wanted;
  let n = 2;
  while (used.has(`${wanted}-${n}`)) n += 1;
  return `${wanted}-${n}`;
}
