// Joins MP3 frames that were encoded before, in browsers, service workers and Node: no encoder, no Web Audio, no timers.

/** `count` frames of `size` bytes, one after the other. */
export type Frames = { size: number; count: number; bytes: Uint8Array<ArrayBuffer> };

/** MPEG-2 Layer III, without CRC, 24 kHz: a frame lasts exactly 24 ms, so a minute is 2,500 frames. */
const sync = [0xff, 0xf3] as const;
export const frameRate = 24_000;
export const frameSamples = 576;
const frameSeconds = frameSamples / frameRate;
const kbits = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const headerBytes = 4;

/** All frames of a file. Throws unless they have one size and each can be decoded without its neighbours. */
export function parseFrames(bytes: Uint8Array<ArrayBuffer>): Frames {
  const kbit = kbits[bytes[2]! >> 4];
  if (bytes[0] !== sync[0] || bytes[1] !== sync[1] || !kbit) throw new Error("This is not an MP3 file of this kind.");
  const size = (frameSamples * kbit * 125) / frameRate;
  for (let at = 0; at < bytes.length; at += size) {
    if ([0, 1, 2].some((i) => bytes[at + i] !== bytes[i])) throw new Error(`No frame begins at byte ${at}.`);
    if (bytes[at + headerBytes] !== 0) throw new Error(`The frame at byte ${at} uses the bit reservoir.`);
  }
  const count = bytes.length / size;
  if (!Number.isInteger(count)) throw new Error("The last frame is cut short.");
  return { size, count, bytes };
}

export async function readFrames(response: Response): Promise<Frames> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return parseFrames(new Uint8Array(await response.arrayBuffer()));
}

/** Frames of digital silence: the header of a real frame, and nothing but zeros. */
export function silentFrames({ size, bytes }: Frames, count: number): Frames {
  const silent = new Uint8Array(size * count);
  for (let at = 0; at < silent.length; at += size) silent.set(bytes.subarray(0, headerBytes), at);
  return { size, count, bytes: silent };
}

export const framesIn = (seconds: number) => Math.round(seconds / frameSeconds);

/** The second in the middle of a frame. */
export const middleOf = (frame: number) => (frame + 0.5) * frameSeconds;

export const sliceFrames = ({ size, bytes }: Frames, from: number, to: number): Frames => ({
  size,
  count: to - from,
  bytes: bytes.subarray(from * size, to * size),
});

/**
 * `count` frames: the bed, repeated so that one of its periods begins at `origin`, and the placed frames instead of it.
 * Nothing is copied: the result is a list of views.
 */
export function composeFrames(
  count: number,
  bed: Frames,
  origin: number,
  placed: readonly { start: number; frames: Frames }[],
): Frames[] {
  const views: Frames[] = [];
  let at = 0;
  const fillWithBed = (until: number) => {
    while (at < until) {
      const phase = (((at - origin) % bed.count) + bed.count) % bed.count;
      const length = Math.min(bed.count - phase, until - at);
      views.push(sliceFrames(bed, phase, phase + length));
      at += length;
    }
  };
  for (const { start, frames } of placed) {
    if (start < at) throw new Error(`Two parts overlap at frame ${start}.`);
    fillWithBed(start);
    views.push(sliceFrames(frames, 0, Math.min(frames.count, count - at)));
    at += frames.count;
  }
  fillWithBed(count);
  return views;
}

/** The same views with a fade-in and a fade-out, whose lengths are in frames. Only the faded frames are copied. */
export function fadeEnds(views: readonly Frames[], fadeIn: number, fadeOut: number): Frames[] {
  const count = views.reduce((sum, frames) => sum + frames.count, 0);
  const start = changeGain(views, 0, fadeIn, (i) => fadeSteps((i + 0.5) / fadeIn));
  const end = changeGain(views, count - fadeOut, count, (i) => fadeSteps(1 - (i + 0.5) / fadeOut));
  return [...start, ...viewsBetween(views, fadeIn, count - fadeOut), ...end];
}

function viewsBetween(views: readonly Frames[], from: number, to: number): Frames[] {
  let at = 0;
  return views.flatMap((frames) => {
    const [first, last] = [Math.max(from - at, 0), Math.min(to - at, frames.count)];
    at += frames.count;
    return first < last ? [sliceFrames(frames, first, last)] : [];
  });
}

/** A raised cosine in steps of 1.5 dB, a quarter of a doubling: the resolution of the gain field in every frame. */
const fadeSteps = (x: number) => Math.max(-80, Math.round(4 * Math.log2(0.5 - 0.5 * Math.cos(Math.PI * x))));

/** Where a mono frame has its 8-bit gain, in bits after its start: after 9 + 21 bits of side information. */
const gainBit = headerBytes * 8 + 30;

function changeGain(views: readonly Frames[], from: number, to: number, stepsAt: (frame: number) => number): Frames[] {
  let frame = 0;
  return viewsBetween(views, from, to).map(({ size, count, bytes }) => {
    const changed = bytes.slice();
    for (let i = 0; i < count; i++, frame++) {
      const bit = i * size * 8 + gainBit;
      const [at, shift] = [bit >> 3, 8 - (bit & 7)];
      const pair = (changed[at]! << 8) | changed[at + 1]!;
      const gain = Math.max(0, ((pair >> shift) & 0xff) + stepsAt(frame));
      const written = (pair & ~(0xff << shift)) | (gain << shift);
      changed[at] = written >> 8;
      changed[at + 1] = written & 0xff;
    }
    return { size, count, bytes: changed };
  });
}
