/* Furniture and floor. Each prop is data; "behind" parts are drawn before the person, "before" parts after. */
import { curve, ellipse, mirror, rectangle, type Pt } from "#studio/figures/geometry.ts";
import type { Part, Tone } from "#studio/figures/parts.ts";

export type Prop =
  /** x: middle of the seat. It faces right unless facing is "left". */
  | { prop: "chair"; x: number; facing?: "left" }
  /** x: middle of the seat. It faces right. */
  | { prop: "wheelchair"; x: number }
  /** A walking stick that leans on something: the tip on the floor, the handle at `top`. */
  | { prop: "stick"; tip: Pt; top: Pt }
  | { prop: "wall"; x: number; height?: number; side?: "left" | "right" }
  | { prop: "worktop"; x: number }
  | { prop: "floor"; from: number; to: number }
  | { prop: "mat"; from: number; to: number }
  /** A mat seen a little from above: it reaches back to y = back and forward to y = front. */
  | { prop: "rug"; from: number; to: number; back: number; front: number }
  /** A soft thing with rounded corners: towel, book, cushion, mattress. */
  | { prop: "block"; x: number; y: number; w: number; h: number; round?: number; tone?: Tone; front?: boolean }
  /** A free outline through points: pillow, blanket. */
  | { prop: "shape"; points: readonly Pt[]; tone: Tone; front?: boolean; plain?: boolean }
  | { prop: "line"; points: readonly Pt[]; tone: Tone; width: number; front?: boolean };

export const SEAT = 45;

function chair(x: number): Part[] {
  return [
    { tone: "wood-far", width: 3.2, lines: [[[x + 12.5, SEAT - 3], [x + 13, 1.6]], [[x - 15, SEAT - 3], [x - 15.5, 1.6]]] },
    { tone: "wood", width: 3.6, lines: [[[x + 18, SEAT - 3], [x + 19, 1.8]], [[x - 22.5, 1.8], [x - 20.5, SEAT - 2], [x - 21.5, 60], [x - 26, 93]]] },
    { tone: "wood", width: 4.4, lines: [[[x - 20, SEAT - 2.2], [x + 20, SEAT - 2.2]]] },
  ];
}

const wheel = (at: Pt, r: number): Pt[] => { const rim = ellipse(at, r); return [...rim, rim[0]!]; };

export function prop(p: Prop): { behind: Part[]; before: Part[] } {
  const put = (parts: Part[], front?: boolean) => (front ? { behind: [], before: parts } : { behind: parts, before: [] });
  switch (p.prop) {
    case "chair": {
      const parts = chair(p.x);
      return put(p.facing === "left" ? parts.map((q) => ({ ...q, rings: q.rings?.map((r) => mirror(r, p.x)), lines: q.lines?.map((l) => mirror(l, p.x)) })) : parts);
    }
    case "wheelchair": {
      const at = (dx: number, y: number): Pt => [p.x + dx, y];
      return {
        behind: [
          { tone: "wood-far", width: 3, lines: [[at(26, 40), at(34, 12), at(46, 8)]] },
          { tone: "soft-far", width: 5, lines: [[at(-22, SEAT), at(20, SEAT)], [at(-22, SEAT), at(-25, 92)]] },
          { tone: "wood", width: 3, lines: [[at(-25, 90), at(-34, 92)]] },
        ],
        before: [
          { tone: "mark", width: 2.6, lines: [wheel(at(-8, 29.5), 28)] },
          { tone: "mark", width: 1.2, lines: [wheel(at(-8, 29.5), 24), [at(-8, 5), at(-8, 54)], [at(-32, 29.5), at(16, 29.5)]] },
          { tone: "mark", width: 2.4, lines: [wheel(at(26, 8), 6.6)] },
        ],
      };
    }
    case "stick": {
      const [x, y] = p.top;
      return put([{ tone: "wood-far", width: 2.6, lines: [[p.tip, p.top], curve([[x, y], [x + 1, y + 4], [x + 5, y + 5], [x + 8, y + 2]])] }]);
    }
    case "wall": {
      const h = p.height ?? 172;
      const x = p.side === "right" ? p.x : p.x - 7;
      return put([
        { tone: "wall", plain: true, rings: [rectangle(x, 0, 7, h)] },
        { tone: "ground", width: 2, lines: [[[p.x, 0], [p.x, h]]] },
      ]);
    }
    case "worktop":
      return put([
        { tone: "wall", plain: true, rings: [rectangle(p.x + 4, 0, 44, 88)] },
        { tone: "wood", width: 4.4, lines: [[[p.x + 2, 89.8], [p.x + 48, 89.8]]] },
        { tone: "ground", lines: [[[p.x + 4, 0], [p.x + 4, 87]], [[p.x + 10, 74], [p.x + 10, 60]]], width: 2 },
      ]);
    case "floor":
      return put([{ tone: "ground", width: 2.4, lines: [[[p.from, -1.2], [p.to, -1.2]]] }]);
    case "mat":
      return put([{ tone: "soft", width: 3, lines: [[[p.from, -0.5], [p.to, -0.5]]] }]);
    case "rug": {
      const slant = (p.back - p.front) * 0.35;
      return put([{ tone: "rug", plain: true, rings: [[[p.from + slant, p.back], [p.to - slant, p.back], [p.to, p.front], [p.from, p.front]]] }]);
    }
    case "block":
      return put(
        [
          p.round === undefined
            ? { tone: p.tone ?? "soft", width: p.h, lines: [[[p.x + p.h / 2, p.y + p.h / 2], [p.x + p.w - p.h / 2, p.y + p.h / 2]]] }
            : { tone: p.tone ?? "soft", rings: [rectangle(p.x, p.y, p.w, p.h, p.round)] },
        ],
        p.front,
      );
    case "shape":
      return put([{ tone: p.tone, plain: p.plain, rings: [curve(p.points, true)] }], p.front);
    case "line":
      return put([{ tone: p.tone, lines: [curve(p.points)], width: p.width }], p.front);
  }
}
