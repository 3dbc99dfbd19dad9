import { describe, expect, test } from "vitest";
import { chladniPath } from "./chladni-figure.ts";

/** Notes like those of our sessions: the root Sa, the first tanpura string and the sung note. */
const sessions = [
  [110, 3 / 4, 1], [116.54, 2 / 3, 1], [123.47, 3 / 4, 9 / 8], [130.81, 3 / 4, 5 / 4], [138.59, 2 / 3, 4 / 3],
  [146.83, 3 / 4, 3 / 2], [110, 15 / 16, 6 / 5], [130.81, 2 / 3, 8 / 5], [120, 3 / 4, 4 / 3], [136.1, 3 / 4, 1],
].map(([sa, first, sung]) => [sa! / 2, sa! * first!, sa!, sa! * sung!]); // oxfmt-ignore

describe("a Chladni figure", () => {
  test("differs for each of ten sessions", () => {
    expect(new Set(sessions.map((notes) => chladniPath(notes))).size).toBe(10);
  });

  test("does not depend on the order of the notes", () => {
    expect(chladniPath(sessions[3]!.toReversed())).toBe(chladniPath(sessions[3]!));
  });

  test.each(sessions.map((notes) => [notes.map((hz) => hz.toFixed(1)).join(" "), notes] as const))(
    "for %s Hz stays on the plate and under 4 kB",
    (_hertz, notes) => {
      const path = chladniPath(notes);
      expect(path.length).toBeLessThan(4096);
      for (const [x, y] of pointsOn(path)) {
        expect(Math.hypot(x - 100, y - 100)).toBeLessThan(101);
      }
    },
  );

  test("needs at least one note", () => {
    expect(() => chladniPath([])).toThrow("at least one frequency");
  });
});

/** The end point of every command, in absolute coordinates. */
function pointsOn(path: string): [number, number][] {
  const points: [number, number][] = [];
  let pen: [number, number] = [0, 0];
  for (const [, command, text] of path.matchAll(/([Mqta])([^Mqtaz]*)/g)) {
    const values = (text!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const stride = { M: 2, q: 4, t: 2, a: 7 }[command!]!;
    for (let index = 0; index < values.length; index += stride) {
      const [x, y] = values.slice(index + stride - 2, index + stride) as [number, number];
      pen = command === "M" ? [x, y] : [pen[0] + x, pen[1] + y];
      points.push(pen);
    }
  }
  return points;
}
