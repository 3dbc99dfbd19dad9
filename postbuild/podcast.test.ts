import { readFileSync, statSync } from "node:fs";
import { ItunesEpisodeType, ItunesFeedType, parseFeed } from "podcast-partytime";
import sharp from "sharp";
import { expect, test } from "vitest";
import { playerText, podcast } from "#app/content/content.ts";
import { sessions } from "#app/content/sessions.ts";
import { site } from "#app/content/site.ts";
import { escapeHtml } from "#app/shared/escape-html.ts";
import { readMp3 } from "#editor/read-mp3.ts";
import { emergency, podcastFiles } from "./podcast.ts";

const files = podcastFiles();
const feed = parseFeed(files["/podcast.xml"]!)!;
const publicFile = (url: string) => url.replace(site.origin, "public");
const addressOf = (url: string) => url.replace(site.origin, "");

test("a podcast app reads the show: who it is from, its kind and its language", () => {
  expect(feed).toMatchObject({
    title: expect.stringContaining(site.name),
    language: "en",
    author: site.name,
    owner: { name: site.name, email: site.mail },
    explicit: false,
    medium: "podcast",
    itunesType: ItunesFeedType.Serial,
    itunesCategory: ["Health & Fitness > Alternative Health"],
    locked: true,
  });
  expect(feed.description).toContain(podcast.about);
  expect(feed.guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("every session is an episode of the first season, and its short form one of the second, in the order of the page", () => {
  const topics = playerText.shelves.flatMap((shelf) => shelf.sessions.map(({ topic }) => topic));
  expect(feed.items.map(({ guid, itunesSeason, itunesEpisode }) => [guid, itunesSeason, itunesEpisode])).toEqual([
    ...topics.map((topic, i) => [topic, 1, i + 1]),
    ...topics
      .filter((topic) => sessions.find((session) => session.topic === topic)!.short)
      .map((topic, i) => [`${topic}-short`, 2, i + 1]),
  ]);
  for (const item of feed.items) {
    const { number, name } = item.podcastSeason!;
    expect(name).toBe(number === 1 ? podcast.seasons.whole : podcast.seasons.short);
    expect(item.itunesEpisodeType).toBe(ItunesEpisodeType.Full);
  }
  const published = feed.items.map(({ pubDate }) => pubDate!.getTime());
  expect(published).toEqual([...new Set(published)].sort());
});

test("bytes and seconds are those of the file", () => {
  for (const { enclosure, duration, guid } of feed.items) {
    const file = readFileSync(publicFile(enclosure.url));
    expect(enclosure).toMatchObject({ type: "audio/mpeg", length: file.length });
    expect(Math.abs(duration! - readMp3(file).seconds), guid).toBeLessThanOrEqual(2);
  }
});

test("an episode has its captions, and its chapters begin at 0 and follow each other", () => {
  for (const { podcastTranscripts, podcastChapters, guid } of feed.items) {
    expect(podcastTranscripts).toMatchObject([{ type: "text/vtt", language: "en", rel: "captions" }]);
    expect(statSync(publicFile(podcastTranscripts![0]!.url)).size).toBeGreaterThan(0);
    expect(podcastChapters!.type).toBe("application/json+chapters");
    const { version, chapters } = JSON.parse(files[addressOf(podcastChapters!.url)]!) as {
      version: string;
      chapters: { startTime: number; endTime: number; title: string }[];
    };
    expect(version).toBe("1.2.0");
    expect(chapters[0]?.startTime, guid).toBe(0);
    chapters.reduce((previous, next) => {
      expect(next.startTime, guid).toBe(previous.endTime);
      return next;
    });
  }
});

test("an episode says every caution of its session and when to call for help", () => {
  for (const { guid, description } of feed.items) {
    const session = sessions.find(({ topic }) => guid.replace(/-short$/, "") === topic)!;
    const whole = [...session.avoid, ...session.stop, emergency, playerText.beforePlay, playerText.madeBy];
    for (const sentence of whole) expect(description).toContain(escapeHtml(sentence));
    // Apple cuts off what is longer.
    expect(Buffer.byteLength(description!), guid).toBeLessThan(10_000);
  }
});

test("every picture is a square that directories accept", async () => {
  const pictures = [feed.itunesImage!, ...feed.items.map(({ itunesImage }) => itunesImage!)];
  for (const url of new Set(pictures)) {
    const { width, height, format, space } = await sharp(publicFile(url)).metadata();
    expect([format, space, height], url).toEqual(["jpeg", "srgb", width]);
    expect(width, url).toBeGreaterThanOrEqual(1400);
    expect(width, url).toBeLessThanOrEqual(3000);
    expect(statSync(publicFile(url)).size, url).toBeLessThan(512 * 1024);
  }
});
