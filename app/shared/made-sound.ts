import { readFrames, type Frames } from "#app/shared/mp3-frames.ts";

export type LoadPart = (path: string) => Promise<Frames>;

/** A sound that is joined from parts when it is needed. No file has its path: service-worker/made-sound.ts answers for it. */
export type MadeSound = {
  path: string;
  seconds: number;
  /** Starts over when it ends. */
  loop?: boolean;
  /** The file in pieces, most of them views of the same few parts. */
  make: (load: LoadPart) => Promise<Uint8Array<ArrayBuffer>[]>;
};

/** Where the parts are. */
export const partsFolder = "/audio/timer/";

export const loadPart: LoadPart = async (path) => readFrames(await fetch(path));
