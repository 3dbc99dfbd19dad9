import { expect, test } from "vitest";
import { sessions } from "../sessions/all.ts";
import { guide } from "./guide.ts";

const guides = sessions.map(guide);

test("a guide is plain data that survives JSON", () => {
  for (const session of guides) expect(JSON.parse(JSON.stringify(session))).toEqual(session);
});

test("every chapter has its words in the transcript", () => {
  for (const { chapters, transcript, cues } of guides) {
    expect(transcript.map(({ title, start }) => [title, start])).toEqual(chapters.map((c) => [c.title, c.start]));
    for (const { hear, todo, words } of transcript) {
      expect(hear).toMatch(/\.$/);
      expect(todo).toMatch(/\.$/);
      for (const line of words) expect(cues).toContainEqual(line);
    }
  }
});

test("the breathing of a session fits in a few runs", () => {
  for (const { breath } of guides) expect(breath.length).toBeLessThan(14);
});

test("every session has frequencies of its own for its emblem", () => {
  const emblems = guides.map(({ frequencies }) => JSON.stringify(frequencies));
  expect(new Set(emblems).size).toBe(guides.length);
  for (const { frequencies } of guides) {
    for (const hz of [...frequencies.drone, ...frequencies.chant]) {
      expect(hz).toBeGreaterThan(40);
      expect(hz).toBeLessThan(400);
    }
  }
});
