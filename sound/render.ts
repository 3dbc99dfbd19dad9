import { silence, type Clip } from "./dsp/clip.ts";
import { findClicks, truePeak } from "./dsp/faults.ts";
import { Hall } from "./dsp/hall.ts";
import { LoudnessMeter } from "./dsp/loudness.ts";
import { RATE, framesIn } from "./dsp/rate.ts";
import { makeClip } from "./instruments/make-clip.ts";
import { BreathBeds } from "./mix/breath-beds.ts";
import { bringToLoudness } from "./mix/bring-to-loudness.ts";
import { ClipTrack } from "./mix/clip-track.ts";
import { DroneRing } from "./mix/drone-ring.ts";
import { FinalBus } from "./mix/final-bus.ts";
import { clipKey } from "./score/events.ts";
import { laneAt } from "./score/lane.ts";
import type { Plan } from "./score/plan.ts";

const BLOCK = 8192;

export type Measured = {
  lufs: number;
  truePeakDb: number;
  /** Average of all samples: should be nothing. */
  dc: number;
  /** Seconds at which a sample jumps out of its surroundings. */
  clicks: number[];
  limitedWindows: number;
};

/** From a plan to the finished sound, at its loudness, with what was measured on it. */
export function render(
  plan: Plan,
  progress: (share: number) => void = () => {},
): { recording: Clip; measured: Measured } {
  const recording = mixDown(plan, progress);
  const { limitedWindows } = bringToLoudness(recording, plan.score.lufs - loudnessOf(recording));
  return { recording, measured: { ...measure(recording), limitedWindows } };
}

/** Clips are made once and played; beds and hall run live, block by block. */
function mixDown(plan: Plan, progress: (share: number) => void): Clip {
  const { score, beds, drone } = plan;
  const total = framesIn(plan.seconds);
  const clips = makeClips(plan);
  const track = new ClipTrack(plan.sounds, clips);
  const ring = new DroneRing(drone, clips);
  const breath = new BreathBeds(plan);
  const hall = new Hall(score.hallT60, BLOCK);
  const bus = new FinalBus(total, score.brightestHz);
  const recording = silence(total);
  const send = silence(BLOCK);
  for (let position = 0; position < total; position += BLOCK) {
    const frames = Math.min(BLOCK, total - position);
    const out = slice(recording, position, frames);
    send.left.fill(0);
    send.right.fill(0);
    track.add(out, send, position, frames);
    const [from, to] = [position, position + frames].map((at) => laneAt(beds.tanpura, at / RATE)) as [number, number];
    ring.add(out, send, position, frames, from, to);
    breath.add(out, send, position, frames);
    hall.process(send, out, frames);
    bus.run(out, position);
    if ((position / BLOCK) % 256 === 0) progress(position / total);
  }
  return recording;
}

function makeClips(plan: Plan): Map<string, Clip> {
  const clips = new Map<string, Clip>();
  for (const { clip } of [...plan.sounds, ...plan.drone.sounds]) {
    const key = clipKey(clip);
    if (!clips.has(key)) clips.set(key, makeClip(clip, plan.score));
  }
  return clips;
}

const slice = ({ left, right }: Clip, from: number, frames: number): Clip => ({
  left: left.subarray(from, from + frames),
  right: right.subarray(from, from + frames),
});

export function loudnessOf(recording: Clip): number {
  const meter = new LoudnessMeter();
  for (let at = 0; at < recording.left.length; at += BLOCK) meter.push(slice(recording, at, BLOCK));
  return meter.integrated();
}

function measure(recording: Clip): Omit<Measured, "limitedWindows"> {
  const { left, right } = recording;
  const sum = left.reduce((total, x) => total + x, 0) + right.reduce((total, x) => total + x, 0);
  return {
    lufs: loudnessOf(recording),
    truePeakDb: truePeak([left, right]),
    dc: sum / (2 * left.length),
    clicks: [...findClicks(left), ...findClicks(right)],
  };
}
