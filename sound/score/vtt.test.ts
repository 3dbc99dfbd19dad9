import { expect, test } from "vitest";
import { sessions } from "../sessions/all.ts";
import { shortPart, shortScore } from "../short-score.ts";
import { plan } from "./plan.ts";
import { chaptersVtt, cuesVtt } from "./vtt.ts";

const BLOCK = /^\d+\n(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n[^\n<>]+$/;

test.each(sessions.map((score) => [score.topic, score] as const))("the captions of %s are valid WebVTT", (_, score) => {
  for (const text of [cuesVtt(plan(score)), chaptersVtt(plan(score))]) {
    const [header, ...blocks] = text.trimEnd().split("\n\n");
    expect(header).toBe("WEBVTT");
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) {
      const times = BLOCK.exec(block);
      expect(times, block).not.toBeNull();
      expect(times![1]! < times![2]!).toBe(true);
    }
  }
});

test("times pass the hour and signs that would be markup are written out", () => {
  const long = shortScore([shortPart(3700, []), shortPart(60, [], { title: "Rest & <listen>" })]);
  expect(chaptersVtt(plan(long))).toContain("2\n01:01:40.000 --> 01:02:40.000\nRest &amp; &lt;listen&gt;\n");
});
