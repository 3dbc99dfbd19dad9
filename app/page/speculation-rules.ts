/** Links to other pages, for visitors with a mouse who do not save data (app/inline/inline-script.ts). */
const links = { selector_matches: "[data-hovers] a:not([href^='#'])" };

/** They have players and frames, which must not run in a page that nobody looks at. */
const playing = { href_matches: ["/media", "/audios"] };

/** What the browser loads when the mouse rests on a link. `moderate` is about 200 ms. */
export const speculationRules = {
  prefetch: [{ where: { and: [links, playing] }, eagerness: "moderate" }],
  prerender: [{ where: { and: [links, { href_matches: "/{:page}?" }, { not: playing }] }, eagerness: "moderate" }],
};
