/* What moves: arrows, breath, sound, beats. */
import { add, aim, ellipse, limb, mix, type Pt } from "#studio/figures/geometry.ts";
import type { Part } from "#studio/figures/parts.ts";

/** over: it crosses the body, so it needs a rim. */
export type Mark = { over?: true } &
  /** A curved arrow; bend is how far the middle bows to the left of its way, in centimetres. */
  (
    | { mark: "arrow"; from: Pt; to: Pt; bend?: number; both?: boolean }
    /** An arrow around a head, a trunk or the feet: degrees along an ellipse, 0 to the right, 90 up. */
    | { mark: "turn"; at: Pt; rx: number; ry: number; from: number; to: number }
    /** A cross: closed. */
    | { mark: "cross"; at: Pt }
    /** The person's right or left side. */
    | { mark: "letter"; at: Pt; letter: "L" | "R" }
    /** Air at the nose or mouth: a wave with its head where the air goes. angle as for limbs: the way out of the body. */
    | { mark: "breath"; at: Pt; way: "in" | "out"; angle?: number; length?: number }
    /** Sound: arcs that open along angle. */
    | { mark: "hum"; at: Pt; angle?: number; count?: number; size?: number; spread?: number }
    /** A dotted line: a plumb line, or a gaze. */
    | { mark: "dots"; from: Pt; to: Pt }
    /** Beats, as dots in a row. */
    | { mark: "beats"; at: Pt; count: number }
    | { mark: "spot"; at: Pt; r?: number }
  );

function barbs(tip: Pt, angle: number, size: number): Pt[] {
  return [add(tip, limb(angle + 142), size), tip, add(tip, limb(angle - 142), size)];
}

const letters: Record<"L" | "R", Pt[][]> = {
  L: [
    [
      [-3, 6],
      [-3, -6],
      [4, -6],
    ],
  ],
  R: [
    [
      [-4, -6],
      [-4, 6],
      [0, 6],
      [3, 5],
      [4, 3],
      [3, 1],
      [0, 0],
      [-4, 0],
    ],
    [
      [0, 0],
      [4.5, -6],
    ],
  ],
};

/** k scales the marks with the frame, so that they look alike in a close picture and in a wide one. */
export function mark(m: Mark, k: number): Part[] {
  const parts = strokes(m, k);
  return m.over ? [...parts.map((p): Part => ({ ...p, tone: "halo", width: p.width! + 3.4 * k })), ...parts] : parts;
}

function strokes(m: Mark, k: number): Part[] {
  switch (m.mark) {
    case "arrow": {
      const along = aim(m.from, m.to);
      const middle = add(mix(m.from, m.to, 0.5), limb(along + 90), (m.bend ?? 0) * 2);
      const line = Array.from({ length: 21 }, (_, i) =>
        mix(mix(m.from, middle, i / 20), mix(middle, m.to, i / 20), i / 20),
      );
      const lines = [line, barbs(m.to, aim(line[17]!, m.to), 6.5 * k)];
      if (m.both) lines.push(barbs(m.from, aim(line[3]!, m.from), 6.5 * k));
      return [{ tone: "mark", lines, width: 2.1 * k }];
    }
    case "turn": {
      const line = Array.from({ length: 25 }, (_, i): Pt => {
        const angle = ((m.from + ((m.to - m.from) * i) / 24) * Math.PI) / 180;
        return [m.at[0] + m.rx * Math.cos(angle), m.at[1] + m.ry * Math.sin(angle)];
      });
      return [{ tone: "mark", lines: [line, barbs(line[24]!, aim(line[22]!, line[24]!), 6.5 * k)], width: 2.1 * k }];
    }
    case "cross": {
      const stroke = (dy: number): Pt[] => [add(m.at, [-4 * k, -dy * k]), add(m.at, [4 * k, dy * k])];
      return [{ tone: "mark", lines: [stroke(4), stroke(-4)], width: 2.4 * k }];
    }
    case "letter":
      return [
        { tone: "mark", lines: letters[m.letter].map((line) => line.map((p) => add(m.at, p, k))), width: 1.8 * k },
      ];
    case "breath": {
      const out = m.angle ?? 80;
      const l = (m.length ?? 20) * k;
      const wave = Array.from({ length: 25 }, (_, i): Pt => {
        const t = i / 24;
        return add(add(m.at, limb(out), t * l), limb(out + 90), Math.sin(t * Math.PI * 3) * 1.9 * k);
      });
      const tip = m.way === "out" ? wave[24]! : wave[0]!;
      const back = m.way === "out" ? wave[20]! : wave[4]!;
      return [{ tone: "breath", lines: [wave, barbs(tip, aim(back, tip), 5 * k)], width: 1.6 * k }];
    }
    case "hum":
      return [
        {
          tone: "breath",
          width: 1.6 * k,
          lines: Array.from({ length: m.count ?? 3 }, (_, i) => {
            const r = ((m.size ?? 6) + i * 4.6) * k;
            return Array.from({ length: 13 }, (_, j) =>
              add(m.at, limb((m.angle ?? 90) + (j - 6) * (m.spread ?? 6.5)), r),
            );
          }),
        },
      ];
    case "dots":
      return [{ tone: "breath", lines: [[m.from, m.to]], width: 1.7 * k, dash: `0 ${4.4 * k}` }];
    case "beats": {
      const half = ((m.count - 1) / 2) * 8 * k;
      return [
        {
          tone: "mark",
          width: 3.8 * k,
          dash: `0 ${8 * k}`,
          lines: [[add(m.at, limb(90), -half), add(m.at, limb(90), half + k)]],
        },
      ];
    }
    case "spot":
      return [{ tone: "breath", plain: true, rings: [ellipse(m.at, (m.r ?? 2) * k)] }];
  }
}
