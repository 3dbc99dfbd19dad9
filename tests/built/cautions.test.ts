import { describe, expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { showsAllSigns } from "#app/content/page-groups.ts";
import { practicesOf } from "#app/content/testing/practices-of.ts";
import { playerText } from "#app/content/content.ts";
import { plain, stepText, type Text } from "#app/content/text.ts";
import type { Block, SitePath } from "#app/content/types.ts";
import { sessions } from "#app/content/sessions.ts";
import { builtPage, comparable, textOf } from "./built-page.ts";

// Whoever looks for their own illness must find it: no caution of a practice, a caution section or a session may be lost
// or hidden on a page.

describe.each(Object.entries(pages))("%s", (path, page) => {
  const { main } = builtPage(path as SitePath);

  test.each(page.sections.flatMap(practicesOf).map((practice) => [practice.title, practice] as const))(
    "shows the whole caution of “%s” before its first step",
    (title, { caution, steps, text }) => {
      const card = [...main.querySelectorAll("article")].find(
        (article) => textOf(article.querySelector("h3")!) === comparable(title),
      )!;
      // A practice may be folded as a whole: what opens its steps opens what to take care of, too.
      card.querySelector("details:has(.steps)")?.setAttribute("open", "");
      const shown = shownText(card);
      const firstStep = shown.indexOf(comparable(`1. ${plain(stepText(steps[0]!))}`));
      expect(firstStep).toBeGreaterThan(shown.indexOf(comparable(plain(text).slice(0, 10))));
      for (const sentence of caution.avoid) expect(shown.slice(0, firstStep)).toContain(comparable(plain(sentence)));
      if (caution.instead) expect(shown).toContain(comparable(plain(caution.instead)));
    },
  );

  const risks = page.sections.filter((section) => section.kind === "caution");
  test.each(risks.map((section) => [section.heading, section] as const))(
    "shows everything of the section “%s” in one place",
    (heading, { body, level }) => {
      const region = [...main.querySelectorAll("section[aria-labelledby]")].find((section) =>
        textOf(section.querySelector("h2")!).endsWith(comparable(heading)),
      )!;
      const shown = shownText(region);
      for (const sentence of body.flatMap((block) => textsOf(block, path)))
        expect(shown).toContain(comparable(plain(sentence)));
      expect(region.querySelector('use[href$="#emergency"]') !== null).toBe(
        level === "emergency" || body.some((block) => typeof block === "object" && "signs" in block),
      );
    },
  );

  test("has a warning triangle only beside the word that says so", () => {
    for (const icon of main.querySelectorAll('use[href$="#caution"]')) {
      const label = icon.closest("span")!;
      expect(textOf(label)).toMatch(/^caution\b/);
    }
  });
});

describe.each(["/audios", "/media"] as const)("%s", (path) => {
  const { main } = builtPage(path);

  test.each(sessions.map((session) => [session.title, session] as const))(
    "shows every caution of “%s” with the session, or above all of them",
    (title, { avoid, stop }) => {
      const card = [...main.querySelectorAll("details")].find((card) => {
        const heading = card.querySelector("h3, h4");
        return heading && textOf(heading) === comparable(title) && card.querySelector("audio");
      })!;
      const shared = main.querySelector("#before-listening")!.closest(".caution-rule")!;
      const order = [...main.querySelectorAll("*")];
      expect(order.indexOf(shared), "the shared cautions come first").toBeLessThan(order.indexOf(card));
      // The shared cautions may be folded, because a sentence beside each player names everybody who must open them.
      for (const rule of [playerText.beforePlay, playerText.caution.readFirst])
        expect(shownText(card)).toContain(comparable(rule));
      const shown = `${textOf(shared)} ${shownText(card)}`;
      for (const sentence of [...avoid, ...stop]) expect(shown).toContain(comparable(sentence));
    },
  );
});

function textsOf(block: Block, path: string): Text[] {
  if (typeof block === "string" || Array.isArray(block)) return [block];
  if ("bullets" in block) return [...block.bullets];
  if ("numbered" in block) return [...block.numbered];
  if ("subheading" in block) return [block.subheading];
  if ("signs" in block) {
    const { strip, lists, lessUrgent = [] } = block.signs;
    const shown = showsAllSigns(path) ? lists : [...lists, ...lessUrgent];
    const all = shown.flatMap(({ lead, signs, crisis }) => [
      lead,
      ...Object.values(signs),
      ...(crisis ? [crisis.lead, ...crisis.lines] : []),
    ]);
    return showsAllSigns(path) ? all : [...all, ...(strip?.lines ?? [])];
  }
  if ("rule" in block) return (block.rule.full ?? []).flatMap((part) => textsOf(part, path));
  return "facts" in block || "forget" in block ? [] : [block.quote];
}

/**
 * The text without what is folded away, and without the explanation and the source that a page adds to a sentence. The
 * fold of the strip counts as shown: the strip says in three lines what is in it.
 */
function shownText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy
    .querySelectorAll("details:not([open], .strip details), sup, i[lang] + span, [aria-hidden] + .sr-only-inline")
    .forEach((hidden) => hidden.remove());
  return textOf(copy).replaceAll(" ,", ",");
}
