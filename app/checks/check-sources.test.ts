import { expect, test } from "vitest";
import type { Video } from "#app/content/videos.ts";
import { checkVideos } from "#app/checks/check-sources.ts";
import { describeProblem } from "#app/page/content-problem.ts";

const video: Video = {
  id: "v7AYKMP6rOE",
  title: "A first practice",
  topic: "Beginners",
  summary: "Twenty minutes on a mat. Rest whenever you like.",
};
const check = (...videos: Video[]) =>
  checkVideos(videos, new Set(["v7AYKMP6rOE"])).map((finding) =>
    describeProblem({ file: "app/content/videos.ts", ...finding }),
  );

test("a sound video has no problems, and may borrow the poster of another", () => {
  expect(check(video)).toEqual([]);
  expect(check({ ...video, id: "abcdefghijk", poster: "v7AYKMP6rOE" })).toEqual([]);
});

test.each([
  ["a whole address instead of an id", { ...video, id: "https://youtu.be/x", poster: video.id }, /videos\[0\]\.id.*v=/],
  ["an id without a drawing", { ...video, id: "abcdefghijk" }, /videos\[0\]\.poster.*abcdefghijk\.svg.*Mend/],
  ["one sentence only", { ...video, summary: "Twenty minutes on a mat." }, /videos\[0\]\.summary.*two sentences/],
  ["no title", { ...video, title: " " }, /videos\[0\]\.title.*empty/],
])("%s is named with its mend", (_what, bad, line) => {
  expect(check(bad)).toContainEqual(expect.stringMatching(line));
});

test("a video that is there twice is named", () => {
  expect(check(video, video)).toContainEqual(expect.stringMatching(/videos\[1\]\.id.*twice/));
});
