// Joins MP3 frames that were encoded before, in browsers, service workers and Node: no encoder, no Web Audio, no timers.

/** `samples` and `bytes` are those of one frame. */
export type Format = { rate: number; samples: number; bytes: number };
/** `count` frames, one after the other. */
export type Frames = { format: Format; count: number; bytes: Uint8Array<ArrayBuffer> };

/** MPEG-2 Layer III, without CRC, 24 kHz: a frame lasts exactly 24 ms, so a minute is 2,500 frames. */
const sync = [0xff, 0xf3] as const;
const rate = 24_000;
const samples = 576;
const kbits = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const headerBytes = 4;

/** All frames of a file. Throws unless they have one size and each can be decoded without its neighbours. */
export function parseFrames(bytes: Uint8Array<ArrayBuffer>): Frames {
  const kbit = kbits[bytes[2]! >> 4];
  if (bytes[0] !== sync[0] || bytes[1] !== sync[1] || !kbit) throw new Error("This is not an MP3 file of the timer.");
  const frameBytes = (samples * kbit * 125) / rate;
  for (let at = 0; at < bytes.length; at += frameBytes) {
    if ([0, 1, 2].some((i) => bytes[at + i] !== bytes[i])) throw new Error(`No frame begins at byte ${at}.`);
    if (bytes[at + headerBytes] !== 0) throw new Error(`The frame at byte ${at} uses the bit reservoir.`);
  }
  const count = bytes.length / frameBytes;
  if (!Number.isInteger(count)) throw new Error("The last frame is cut short.");
  return { format: { rate, samples, bytes: frameBytes }, count, bytes };
}

/** Frames of digital silence: the header of a real frame, and nothing but zeros. */
export function silentFrames({ format, bytes }: Frames, count: number): Frames {
  const silent = new Uint8Array(format.bytes * count);
  for (let at = 0; at < silent.length; at += format.bytes) silent.set(bytes.subarray(0, headerBytes), at);
  return { format, count, bytes: silent };
}

export const framesIn = (seconds: number) => Math.round((seconds * rate) / samples);

export const sliceFrames = ({ format, bytes }: Frames, from: number, to: number): Frames => ({
  format,
  count: to - from,
  bytes: bytes.subarray(from * format.bytes, to * format.bytes),
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

/** The same views with a fade-in and a fade-out of so many frames, which are copied. */
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

/** A raised cosine, in steps of 1.5 dB: the resolution of the gain that every frame has as a field. */
const fadeSteps = (x: number) =>
  Math.max(-80, Math.round((20 * Math.log10(0.5 - 0.5 * Math.cos(Math.PI * x))) / (20 * Math.log10(2 ** 0.25))));

/** Where a mono frame has its 8-bit gain, in bits after its start: after 9 + 21 bits of side information. */
const gainBit = headerBytes * 8 + 30;

function changeGain(views: readonly Frames[], from: number, to: number, stepsAt: (frame: number) => number): Frames[] {
  let frame = 0;
  return viewsBetween(views, from, to).map(({ format, count, bytes }) => {
    const changed = bytes.slice();
    for (let i = 0; i < count; i++, frame++) {
      const bit = i * format.bytes * 8 + gainBit;
      const [at, shift] = [bit >> 3, 8 - (bit & 7)];
      const pair = (changed[at]! << 8) | changed[at + 1]!;
      const gain = Math.max(0, ((pair >> shift) & 0xff) + stepsAt(frame));
      const written = (pair & ~(0xff << shift)) | (gain << shift);
      changed[at] = written >> 8;
      changed[at + 1] = written & 0xff;
    }
    return { format, count, bytes: changed };
  });
}
