import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { PRACTICE_NAME } from "./practice.ts";
import { chantOf, openingSeconds } from "./score/breath.ts";
import type { Part, Score } from "./score/types.ts";

const HERE = new URL("./", import.meta.url);
const ENGINE_ROOMS = ["dsp", "instruments", "mix", "score"];
const ENGINE_FILES = ["encode.ts", "practice.ts", "render.ts", "worker.ts"];
/** These shape only words, so a better sentence costs no new recording. */
const WORDS_ONLY = ["score/cues.ts", "score/guide.ts", "score/vtt.ts"];

/** Stands for everything that decides how a session sounds: its score, the code that plays it, and the encoder. */
export function fingerprintOf(score: Score): string {
  return sha256(JSON.stringify([engineHash(), encoderVersion(), PRACTICE_NAME, audible(score)]));
}

export const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

let engine: string | undefined;

/** Names and code of the sources; the place of the checkout makes no difference. */
function engineHash(): string {
  engine ??= sha256(JSON.stringify(engineFiles().map((name) => [name, codeOf(name)])));
  return engine;
}

const codeOf = (name: string): string => essence(readFileSync(new URL(name, HERE), "utf8"));

/** The code without comments and layout: a better comment or a reformatting must not cost ten renderings. */
export function essence(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, "")
    .replace(/,(?=[)\]}])/g, "");
}

export function engineFiles(): string[] {
  const inRooms = ENGINE_ROOMS.flatMap((room) => readdirSync(new URL(room, HERE)).map((file) => `${room}/${file}`));
  return [...ENGINE_FILES, ...inRooms]
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !WORDS_ONLY.includes(name))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The package does not let its package.json be imported, so it is read from beside the code that runs. */
function encoderVersion(): string {
  const code = pathToFileURL(createRequire(import.meta.url).resolve("wasm-media-encoders"));
  const { name, version } = JSON.parse(readFileSync(new URL("../package.json", code), "utf8")) as Record<
    string,
    string
  >;
  return `${name} ${version}`;
}

/** The score without its prose. Of the words only the time that they take before the counting starts is heard. */
function audible(score: Score): unknown {
  const { topic, title, minutes, sa, tanpura, hallT60, brightestHz, lufs, fade, parts } = score;
  return { topic, title, minutes, sa, tanpura, hallT60, brightestHz, lufs, fade, parts: parts.map(audiblePart) };
}

function audiblePart(part: Part): unknown {
  const { title, seconds, breath, layers } = part;
  const opening = breath || chantOf(part) ? openingSeconds(part) : 0;
  return { title, seconds, breath, layers, opening };
}
