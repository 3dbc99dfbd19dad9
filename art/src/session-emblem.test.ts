import { describe, expect, test } from "vitest";
import { chladniPath } from "./session-emblem.ts";

/** Roots and companions as our sessions use them: Sa, the tanpura's first string, and what is sung. */
const sessions = [
  [110, 3 / 4, 1], [116.54, 2 / 3, 1], [123.47, 3 / 4, 9 / 8], [130.81, 3 / 4, 5 / 4], [138.59, 2 / 3, 4 / 3],
  [146.83, 3 / 4, 3 / 2], [110, 15 / 16, 6 / 5], [130.81, 2 / 3, 8 / 5], [120, 3 / 4, 4 / 3], [136.1, 3 / 4, 1],
].map(([sa, first, sung]) => [sa! / 2, sa! * first!, sa!, sa! * sung!]); // prettier-ignore

describe("a session's emblem", () => {
  test("ten sessions draw ten different figures", () => {
    expect(new Set(sessions.map((notes) => chladniPath(notes))).size).toBe(10);
  });

  test("the same notes draw the same figure, in whatever order they are named", () => {
    expect(chladniPath(sessions[3]!.toReversed())).toBe(chladniPath(sessions[3]!));
  });

  test.each(sessions.map((notes) => [notes.map((hz) => hz.toFixed(1)).join(" "), notes] as const))(
    "%s Hz stays inside its square and under 4 kB",
    (_hertz, notes) => {
      const path = chladniPath(notes);
      expect(path.length).toBeLessThan(4096);
      for (const [x, y] of placesOn(path)) {
        expect(Math.hypot(x - 100, y - 100)).toBeLessThan(101);
      }
    },
  );

  test("a larger drawing is the same figure, larger", () => {
    const subpaths = (path: string) => path.split("M").length;
    expect(subpaths(chladniPath(sessions[0]!, 400))).toBe(subpaths(chladniPath(sessions[0]!, 200)));
  });

  test("silence has no figure", () => {
    expect(() => chladniPath([])).toThrow("at least one frequency");
  });
});

/** Where the pen comes to rest, followed through the relative commands. */
function placesOn(path: string): [number, number][] {
  const places: [number, number][] = [];
  let pen: [number, number] = [0, 0];
  for (const [, command, text] of path.matchAll(/([Mqta])([^Mqtaz]*)/g)) {
    const values = (text!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const stride = { M: 2, q: 4, t: 2, a: 7 }[command!]!;
    for (let index = 0; index < values.length; index += stride) {
      const [x, y] = values.slice(index + stride - 2, index + stride) as [number, number];
      pen = command === "M" ? [x, y] : [pen[0] + x, pen[1] + y];
      places.push(pen);
    }
  }
  return places;
}
