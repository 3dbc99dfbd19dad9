import { silence, type Clip } from "../dsp/clip.ts";
import { toFrames } from "../dsp/rate.ts";
import type { Drone } from "../score/drone.ts";
import { clipKey } from "../score/events.ts";
import { TANPURA_SEND } from "./clip-track.ts";

/** The tanpura drone as a seamless loop: tails that pass its end wrap around to its start. */
export class DroneLoop {
  private readonly loop: Clip;

  constructor(drone: Drone, clips: Map<string, Clip>) {
    const frames = toFrames(drone.seconds);
    this.loop = silence(frames);
    for (const { start, clip, gain } of drone.sounds) {
      const pluck = clips.get(clipKey(clip))!;
      const from = toFrames(start);
      for (let i = 0; i < pluck.left.length; i++) {
        this.loop.left[(from + i) % frames]! += pluck.left[i]! * gain;
        this.loop.right[(from + i) % frames]! += pluck.right[i]! * gain;
      }
    }
  }

  add(out: Clip, send: Clip, position: number, frames: number, fromGain: number, toGain: number): void {
    if (fromGain + toGain < 1e-6) return;
    const { left, right } = this.loop;
    let at = position % left.length;
    for (let i = 0; i < frames; i++) {
      const gain = fromGain + ((toGain - fromGain) * i) / frames;
      const l = left[at]! * gain;
      const r = right[at]! * gain;
      out.left[i]! += l;
      out.right[i]! += r;
      send.left[i]! += l * TANPURA_SEND;
      send.right[i]! += r * TANPURA_SEND;
      if (++at === left.length) at = 0;
    }
  }
}
