import { expect, test } from "vitest";
import { sessions } from "../sessions/all.ts";
import { guide } from "./guide.ts";

const guides = sessions.map(guide);

test("a guide survives a JSON round trip", () => {
  for (const session of guides) expect(JSON.parse(JSON.stringify(session))).toEqual(session);
});

test("every chapter is described in a sentence, and its lines are among the cues", () => {
  for (const { chapters, cues } of guides) {
    for (const { hear, words } of chapters) {
      expect(hear).toMatch(/\.$/);
      for (const line of words) expect(cues).toContainEqual(line);
    }
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
