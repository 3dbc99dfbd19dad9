import { expect, test } from "vitest";
import { sessions } from "../sessions/all.ts";
import { guide } from "./guide.ts";

const guides = sessions.map(guide);

test("a guide survives a JSON round trip", () => {
  for (const session of guides) expect(JSON.parse(JSON.stringify(session))).toEqual(session);
});

test("every chapter is described in a sentence, and its lines are among the cues", () => {
  for (const { chapters, cues } of guides.flatMap((session) => [session, session.short])) {
    for (const { hear, words } of chapters) {
      expect(hear).toMatch(/\.$/);
      for (const { start, end, text } of words) expect(cues).toContainEqual({ start, end, text });
    }
  }
});

test("a guide has the five-minute form with its own files, and both say where the practice starts", () => {
  for (const { topic, short, ...long } of guides) {
    expect(short.seconds).toBe(300);
    expect(short.files).toEqual({ audio: `/audio/${topic}-short.mp3`, cues: `/audio/${topic}-short.vtt` });
    for (const { chapters, practiceStart } of [long, short]) {
      expect(chapters.find(({ start }) => start === practiceStart)!.words[0]!.text).toMatch(/^Welcome\./);
    }
  }
});

test("the lines of the five-minute form are marked among those of the long one, in order", () => {
  for (const { chapters, short } of guides) {
    const marked = chapters.flatMap(({ words }) => words.filter((line) => line.short).map(({ text }) => text));
    expect(marked).toEqual(short.chapters.flatMap(({ words }) => words.map(({ text }) => text)));
  }
});

test("the breathing of a session is described by a few runs", () => {
  for (const { breath } of guides) expect(breath.length).toBeLessThan(24);
});

test("no two sessions have the same frequencies for their emblem", () => {
  const emblems = guides.map(({ frequencies }) => JSON.stringify(frequencies));
  expect(new Set(emblems).size).toBe(guides.length);
  for (const { frequencies } of guides) {
    for (const hz of [...frequencies.drone, ...frequencies.chant]) {
      expect(hz).toBeGreaterThan(40);
      expect(hz).toBeLessThan(400);
    }
  }
});
