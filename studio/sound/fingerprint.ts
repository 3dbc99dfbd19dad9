import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { PRACTICE_NAME } from "./practice.ts";
import { linesOf } from "./score/lines.ts";
import type { Part, Score } from "./score/types.ts";
import { spokenLines } from "./voice/spoken-lines.ts";

const ROOT = new URL("./", import.meta.url);
const ENGINE_FOLDERS = ["dsp", "instruments", "mix", "score"];
const ENGINE_FILES = ["encode.ts", "practice.ts", "render.ts", "render-worker.ts", "voice/model.ts", "voice/speech.ts"];
/** These produce only text, so changing them does not change the audio. */
const TEXT_ONLY = ["score/cues.ts", "score/guide.ts", "score/vtt.ts"];

export const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

let engine: string | undefined;

/** Identifies the code that renders every session, the encoder and the artist's name in the tags. */
export function engineFingerprint(): string {
  engine ??= sha256(
    JSON.stringify([engineFiles().map((name) => [name, codeOf(name)]), encoderVersion(), PRACTICE_NAME]),
  );
  return engine;
}

/** Identifies what is audible in a score: of its text, the phonemes of the spoken lines and their times. */
export function scoreFingerprint(score: Score): string {
  const { topic, title, minutes, sa, tanpura, reverbT60, cutoffHz, lufs, fade, parts } = score;
  const audible = {
    topic,
    title,
    minutes,
    sa,
    tanpura,
    reverbT60,
    cutoffHz,
    lufs,
    fade,
    parts: parts.map(audiblePart),
  };
  return sha256(JSON.stringify(audible));
}

function audiblePart(part: Part): unknown {
  const { title, seconds, breath, layers } = part;
  const lines = linesOf(part, 0).map(({ start, text }) => [start, spokenLines[text]?.phonemes ?? text]);
  return { title, seconds, breath, layers, lines };
}

const codeOf = (name: string): string => withoutComments(readFileSync(new URL(name, ROOT), "utf8"));

/** Code without comments, whitespace and trailing commas, so that rewording or reformatting needs no new render. */
export function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, "")
    .replace(/,(?=[)\]}])/g, "");
}

export function engineFiles(): string[] {
  const inFolders = ENGINE_FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT)).map((file) => `${folder}/${file}`),
  );
  return [...ENGINE_FILES, ...inFolders]
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !TEXT_ONLY.includes(name))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Read from disk, because the package does not export its package.json. */
function encoderVersion(): string {
  const entry = pathToFileURL(createRequire(import.meta.url).resolve("wasm-media-encoders"));
  const { name, version } = JSON.parse(readFileSync(new URL("../package.json", entry), "utf8"));
  return `${name} ${version}`;
}
