import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { content } from "../../app/content/read/content.ts";
import { chladniPath } from "../emblems/chladni-figure.ts";
import { guide, type FormGuide, type SessionGuide } from "./score/guide.ts";
import type { Score } from "./score/types.ts";
import { sessions } from "./sessions/all.ts";
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
    ...scores.map((score): [string, string] => [`${FOLDER}/${score.topic}.json`, toJson(sessionOf(guide(score)))]),
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

function formOf({ minutes, seconds, practiceStart, files, chapters, breath }: FormGuide) {
  return {
    minutes,
    seconds,
    practiceStart,
    files,
    chapters,
    breath: breath.map(({ start, end, pattern }) => ({ start, end, pattern })),
  };
}

/** Times to a thousandth of a second, as in the captions. */
function toJson(value: unknown): string {
  const round = (_: string, inner: unknown) => (typeof inner === "number" ? Math.round(inner * 1000) / 1000 : inner);
  return `${JSON.stringify(value, round, 2)}\n`;
}

export function writeSiteFiles(): void {
  mkdirSync(FOLDER, { recursive: true });
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
  const topics = sessions.map(({ topic }) => `${topic}.json`);
  return existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => !topics.includes(name))
        .map((name) => `${FOLDER}/${name}`)
    : [];
}
