import type { Clip } from "../dsp/clip.ts";
import { toFrames } from "../dsp/rate.ts";
import { clipKey, type ClipSpec, type Sound } from "../score/events.ts";

/** Reverb send of each instrument. */
const SENDS: Record<ClipSpec["instrument"], number> = {
  tanpura: 0.22,
  choir: 0.5,
  harp: 0.5,
  bowl: 0.38,
  bell: 0.38,
  rim: 0.38,
};

type Playing = { from: number; clip: Clip; gain: number; send: number };

export class ClipTrack {
  private readonly queue: Playing[];
  private playing: Playing[] = [];

  constructor(sounds: Sound[], clips: Map<string, Clip>) {
    this.queue = sounds.map(({ start, clip, gain }) => ({
      from: toFrames(start),
      clip: clips.get(clipKey(clip))!,
      gain,
      send: SENDS[clip.instrument],
    }));
  }

  add(out: Clip, send: Clip, position: number, frames: number): void {
    while (this.queue[0] && this.queue[0].from < position + frames) this.playing.push(this.queue.shift()!);
    for (const sound of this.playing) {
      const first = Math.max(0, sound.from - position);
      const offset = position + first - sound.from;
      const count = Math.min(frames - first, sound.clip.left.length - offset);
      addSamples(sound.clip.left, offset, out.left, send.left, first, count, sound);
      addSamples(sound.clip.right, offset, out.right, send.right, first, count, sound);
    }
    this.playing = this.playing.filter(({ from, clip }) => from + clip.left.length > position + frames);
  }
}

function addSamples(
  source: Float32Array,
  offset: number,
  out: Float32Array,
  send: Float32Array,
  first: number,
  count: number,
  { gain, send: share }: Playing,
): void {
  for (let i = 0; i < count; i++) {
    const x = source[offset + i]! * gain;
    out[first + i]! += x;
    send[first + i]! += x * share;
  }
}

export const TANPURA_SEND = SENDS.tanpura;
