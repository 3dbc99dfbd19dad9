import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Content, content } from "../../app/content/read/content.ts";
import { readRecordings } from "../../editor/recording.ts";
import { chladniPath } from "../emblems/chladni-figure.ts";
import { guide, type FormGuide, type SessionGuide } from "./score/guide.ts";
import type { Score } from "./score/types.ts";
import { webVtt } from "./score/vtt.ts";
import { sessions } from "./sessions/all.ts";
import { AVOID_ALWAYS, STOP_ALWAYS } from "./sessions/cautions.ts";
import { sanskrit, verseLines } from "./voice/sanskrit.ts";

const FOLDER = "content/sessions";
const WORDS_TO_HEAR = "content/words-to-hear.json";
const LINES_TO_HEAR = "content/lines-to-hear.json";

/** Names in place of the sentences that urgent-signs.yaml and rules.yaml word, so that the site shows them as they are today. */
const QUOTED = new Map(Object.entries(content.sessionSentences).map(([name, words]) => [words, `{${name}}`]));
const quoted = (sentences: string[]): string[] => sentences.map((sentence) => QUOTED.get(sentence) ?? sentence);

/** What the site reads of the sessions and of the Sanskrit to hear: each file's text, by its path. */
export function siteFiles(scores: readonly Score[] = sessions): Map<string, string> {
  const recordings = (recorded: typeof sanskrit | typeof verseLines, folder: string) =>
    toJson(Object.fromEntries(Object.entries(recorded).map(([roman, { file }]) => [roman, `${folder}${file}.mp3`])));
  return new Map([
    ...scores.map((score): [string, string] => [fileOf(score.topic), toJson(sessionOf(guide(score)))]),
    ...recordedOnly().map(captionsOf),
    [WORDS_TO_HEAR, recordings(sanskrit, "/audio/said/")],
    [LINES_TO_HEAR, recordings(verseLines, "/audio/lines/")],
  ]);
}

/** app/content/schema/session.ts describes it. */
function sessionOf({ topic, title, about, posture, avoid, stop, frequencies, short, ...form }: SessionGuide) {
  return {
    topic,
    title,
    about,
    posture,
    avoid: quoted(avoid),
    stop: quoted(stop),
    emblem: chladniPath([...frequencies.drone, ...frequencies.chant]),
    ...formOf(form),
    short: formOf(short),
  };
}

function formOf({ minutes, seconds, files, chapters, breath }: FormGuide) {
  return {
    minutes,
    seconds,
    files,
    chapters,
    breath: breath.map(({ start, end, pattern }) => ({ start, end, pattern })),
  };
}

/** The owner's recordings that no score describes: their files in content/sessions are written by hand. */
const recordedOnly = (): string[] =>
  Object.keys(readRecordings()).filter((topic) => existsSync(fileOf(topic)) && !hasScore(topic));

const hasScore = (topic: string) => sessions.some((score) => score.topic === topic);
const fileOf = (topic: string) => `${FOLDER}/${topic}.json`;

function captionsOf(topic: string): [string, string] {
  const { chapters } = new Content().sessions.find((session) => session.topic === topic)!;
  return [`public/audio/${topic}.vtt`, webVtt(chapters.flatMap(({ words }) => words))];
}

/** The file of a recording without a score, to be filled in: `npm run check` names the fields that are empty. */
export function writeDraft(topic: string, seconds: number): string {
  const audio = `/audio/${topic}`;
  const draft = {
    topic,
    title: "",
    about: "",
    posture: "",
    avoid: quoted(AVOID_ALWAYS),
    stop: quoted(STOP_ALWAYS),
    emblem: chladniPath([110 * 2 ** (createHash("sha256").update(topic).digest()[0]! / 256), 165]),
    minutes: Math.max(1, Math.round(seconds / 60)),
    seconds,
    files: { audio: `${audio}.mp3`, cues: `${audio}.vtt` },
    chapters: ["Before you begin", ""].map((title, i) => {
      const times = { start: (i * seconds) / 2, end: ((i + 1) * seconds) / 2 };
      return { title, ...times, hear: "", words: [{ ...times, text: "" }] };
    }),
    breath: [],
  };
  writeFileSync(fileOf(topic), toJson(draft));
  return fileOf(topic);
}

/** Times to a thousandth of a second, as in the captions. */
function toJson(value: unknown): string {
  const round = (_: string, inner: unknown) => (typeof inner === "number" ? Math.round(inner * 1000) / 1000 : inner);
  return `${JSON.stringify(value, round, 2)}\n`;
}

export function writeSiteFiles(): void {
  for (const file of leftOver()) rmSync(file);
  for (const [file, text] of siteFiles()) writeFileSync(file, text);
}

export function siteFileProblems(scores?: readonly Score[]): string[] {
  const outdated = [...siteFiles(scores)].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, "utf8").replaceAll("\r\n", "\n") !== text,
  );
  return [
    ...outdated.map(([file]) => `${file} does not match its source. Fix: npm run sessions`),
    ...leftOver().map((file) => `${file} has no score. Fix: npm run sessions`),
  ];
}

function leftOver(): string[] {
  const known = [...sessions.map(({ topic }) => topic), ...recordedOnly()].map(fileOf);
  return readdirSync(FOLDER)
    .map((name) => `${FOLDER}/${name}`)
    .filter((file) => !known.includes(file));
}
