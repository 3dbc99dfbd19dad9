import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import symbols from "./symbols.json" with { type: "json" };

/** Samples per second of the speech model. */
export const MODEL_RATE = 24_000;

/** The joined weights must be the published file (Kokoro-82M 1.0, Apache-2.0), byte for byte. */
const MODEL_SHA256 = "8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb";
const MODEL_FILE = new URL("../../.cache/voice/kokoro-fp32.onnx", import.meta.url);
const PACKAGES = new URL("./node_modules/", import.meta.url);

// The packages have their own folder, so that installing the site does not download 600 MB. Only what is used is typed.
type Tensor = { data: Float32Array };
type Session = { outputNames: string[]; run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>> };
type Onnx = {
  InferenceSession: { create(file: string, options: object): Promise<Session> };
  Tensor: new (type: string, data: ArrayLike<number> | BigInt64Array, shape: number[]) => Tensor;
};

export const voicePackage = (name: string): unknown => createRequire(PACKAGES)(name);

export const packagesAreInstalled = (): boolean => existsSync(new URL("onnxruntime-node/", PACKAGES));

export type Speaker = (phonemes: string, voice: string, speed: number) => Promise<Float32Array>;

export async function loadSpeaker(): Promise<Speaker> {
  const onnx = voicePackage("onnxruntime-node") as Onnx;
  const model = await onnx.InferenceSession.create(joinedModel(), { intraOpNumThreads: 1, interOpNumThreads: 1 });
  return async (phonemes, voice, speed) => {
    const ids = idsOf(phonemes);
    const result = await model.run({
      input_ids: new onnx.Tensor("int64", BigInt64Array.from([0, ...ids, 0].map(BigInt)), [1, ids.length + 2]),
      style: new onnx.Tensor("float32", styleOf(voice, ids.length), [1, 256]),
      speed: new onnx.Tensor("float32", Float32Array.from([speed]), [1]),
    });
    return Float32Array.from(result[model.outputNames[0]!]!.data);
  };
}

function idsOf(phonemes: string): number[] {
  const ids = [...phonemes].map((sign) => (symbols as Record<string, number>)[sign]);
  const unknown = [...phonemes].filter((_, i) => ids[i] === undefined);
  if (unknown.length > 0) throw new Error(`The voice does not know "${unknown.join("")}" in ${phonemes}`);
  if (ids.length > 510) throw new Error(`Too long for one line: ${phonemes}. Fix: split it at a sentence`);
  return ids as number[];
}

/** The voice's style for a line of that length. */
function styleOf(voice: string, length: number): Float32Array {
  const bytes = readFileSync(new URL(`kokoro-js/voices/${voice}.bin`, PACKAGES));
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4).slice(length * 256, (length + 1) * 256);
}

/** The weights come in parts, because the registry limits the size of a package. */
function joinedModel(): string {
  if (!existsSync(MODEL_FILE)) {
    const folders = ["a", "b", "c"].map((letter) => new URL(`kokoro-fp32${letter}-shards/`, PACKAGES));
    const parts = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".bin"))
        .map((name) => new URL(name, folder)),
    );
    const number = (part: URL) => Number(/part(\d+)/.exec(part.pathname)![1]);
    const model = Buffer.concat(parts.sort((a, b) => number(a) - number(b)).map((part) => readFileSync(part)));
    const hash = createHash("sha256").update(model).digest("hex");
    if (hash !== MODEL_SHA256) throw new Error(`The speech model has the hash ${hash}, not ${MODEL_SHA256}`);
    mkdirSync(new URL(".", MODEL_FILE), { recursive: true });
    writeFileSync(MODEL_FILE, model);
  }
  return MODEL_FILE.pathname;
}
