import { silence, type Clip } from "./dsp/clip.ts";
import { findClicks } from "./dsp/clicks.ts";
import { Reverb } from "./dsp/reverb.ts";
import { LoudnessMeter } from "./dsp/loudness.ts";
import { RATE, toFrames } from "./dsp/rate.ts";
import { truePeak } from "./dsp/true-peak.ts";
import { makeClip } from "./instruments/make-clip.ts";
import { BreathBeds } from "./mix/breath-beds.ts";
import { normaliseLoudness } from "./mix/normalise-loudness.ts";
import { ClipTrack } from "./mix/clip-track.ts";
import { DroneLoop } from "./mix/drone-loop.ts";
import { MasterBus } from "./mix/master-bus.ts";
import { clipKey } from "./score/events.ts";
import { laneAt } from "./score/lane.ts";
import type { Plan } from "./score/plan.ts";

const BLOCK = 8192;

export type Measured = {
  lufs: number;
  truePeakDb: number;
  /** DC offset: the mean of all samples. */
  dc: number;
  /** Times in seconds. */
  clicks: number[];
  limitedWindows: number;
};

export function render(
  plan: Plan,
  progress: (share: number) => void = () => {},
): { recording: Clip; measured: Measured } {
  const recording = mixDown(plan, progress);
  const { limitedWindows } = normaliseLoudness(recording, plan.score.lufs - loudnessOf(recording));
  return { recording, measured: { ...measure(recording), limitedWindows } };
}

/** Clips are synthesised once and then played back; beds and reverb run block by block. */
function mixDown(plan: Plan, progress: (share: number) => void): Clip {
  const { score, beds, drone } = plan;
  const total = toFrames(plan.seconds);
  const clips = makeClips(plan);
  const track = new ClipTrack(plan.sounds, clips);
  const loop = new DroneLoop(drone, clips);
  const breath = new BreathBeds(plan);
  const reverb = new Reverb(score.reverbT60, BLOCK);
  const bus = new MasterBus(total, score.cutoffHz);
  const recording = silence(total);
  const send = silence(BLOCK);
  for (let position = 0; position < total; position += BLOCK) {
    const frames = Math.min(BLOCK, total - position);
    const out = slice(recording, position, frames);
    send.left.fill(0);
    send.right.fill(0);
    track.add(out, send, position, frames);
    const [from, to] = [position, position + frames].map((at) => laneAt(beds.tanpura, at / RATE)) as [number, number];
    loop.add(out, send, position, frames, from, to);
    breath.add(out, send, position, frames);
    reverb.process(send, out, frames);
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
