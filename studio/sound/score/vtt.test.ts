import { expect, test } from "vitest";
import { allScores } from "../sessions/all.ts";
import { plan } from "./plan.ts";
import { webVtt } from "./vtt.ts";

const BLOCK = /^\d+\n(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n[^\n<>]+$/;

test.each(allScores.map((score) => [score.topic, score] as const))(
  "the captions of %s are valid WebVTT",
  (_, score) => {
    const [header, ...blocks] = webVtt(plan(score).cues).trimEnd().split("\n\n");
    expect(header).toBe("WEBVTT");
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) {
      const times = BLOCK.exec(block);
      expect(times, block).not.toBeNull();
      expect(times![1]! < times![2]!).toBe(true);
    }
  },
);

test("times past the hour are written in full, and markup characters are escaped", () => {
  expect(webVtt([{ start: 3700, end: 3760.25, text: "Rest & <listen>" }])).toContain(
    "1\n01:01:40.000 --> 01:02:40.250\nRest &amp; &lt;listen&gt;\n",
  );
});
