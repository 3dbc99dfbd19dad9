import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeWhenOver, SiteNotice } from "#app/layout/site-notice.tsx";

const text = "Tonight's class is cancelled.";
const end = "2026-01-31T18:00";
const removed = vi.fn();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  removed.mockClear();
});

/** Runs the script of a notice at a time of the visitor's clock. */
function openPage(time: string) {
  vi.setSystemTime(new Date(time));
  vi.stubGlobal("document", { currentScript: { parentElement: { dataset: { end }, remove: removed } } });
  new Function(removeWhenOver)();
}

test("a notice says when it ends", () => {
  const html = renderToStaticMarkup(SiteNotice({ text, end }));
  expect(html).toContain(text.replace("'", "&#x27;"));
  expect(html).toContain("Saturday 31 January, 6:00 PM");
});

test("no words are no notice", () => {
  expect(renderToStaticMarkup(SiteNotice({ text: "", end: "" }))).toBe("");
});

test("a page opened after the end removes the notice at once", () => {
  openPage("2026-01-31T18:00");
  expect(removed).toHaveBeenCalled();
});

test("an open page removes the notice when its time is over", () => {
  openPage("2026-01-31T17:55");
  vi.advanceTimersByTime(4 * 60_000);
  expect(removed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * 60_000);
  expect(removed).toHaveBeenCalled();
});
