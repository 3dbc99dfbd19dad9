import { silence, type Clip } from "./dsp/clip.ts";
import { findClicks } from "./dsp/clicks.ts";
import { Reverb } from "./dsp/reverb.ts";
import { loudnessAt, loudnessOf } from "./dsp/loudness.ts";
import { RATE, toFrames } from "./dsp/rate.ts";
import { truePeak } from "./dsp/true-peak.ts";
import { makeClip } from "./instruments/make-clip.ts";
import { BreathBeds } from "./mix/breath-beds.ts";
import { normaliseLoudness } from "./mix/normalise-loudness.ts";
import { ClipTrack } from "./mix/clip-track.ts";
import { DroneLoop } from "./mix/drone-loop.ts";
import { MasterBus } from "./mix/master-bus.ts";
import { addVoice, type VoiceMeasured } from "./mix/voice-over.ts";
import { clipKey } from "./score/events.ts";
import { laneAt } from "./score/lane.ts";
import type { Plan } from "./score/plan.ts";

const BLOCK = 8192;

export type Measured = {
  lufs: number;
  truePeakDb: number;
  /** DC offset: the mean of all samples. */
  dc: number;
  /** Times in seconds, in the music. */
  clicks: number[];
  limitedWindows: number;
  voice: VoiceMeasured | undefined;
  /** LUFS after the first bowl, and what a twentieth of the session exceeds. */
  firstBowl: { lufs: number; loud: number };
};

type Options = {
  /** One sound for each line of the plan. Left out, the session has no voice. */
  speech?: Float32Array[];
  progress?: (share: number) => void;
};

export function render(plan: Plan, { speech, progress }: Options = {}): { recording: Clip; measured: Measured } {
  const { lufs, cutoffHz } = plan.score;
  const recording = mixDown(plan, progress);
  // Before the voice is added, because the onset of a consonant looks like a click.
  const clicks = findClicks(recording.left);
  const voice = speech && addVoice(recording, plan.lines, speech, cutoffHz);
  const { limitedWindows } = normaliseLoudness(recording, lufs - loudnessOf(recording));
  // The limiter makes a session a little quieter; the second time there is hardly anything left to limit.
  normaliseLoudness(recording, lufs - loudnessOf(recording));
  const firstBowl = loudnessAt(recording, plan.sounds[0]?.start ?? 0);
  return { recording, measured: { ...measure(recording), clicks, limitedWindows, voice, firstBowl } };
}

/** Clips are synthesised once and then played back; beds and reverb run block by block. */
function mixDown(plan: Plan, progress: (share: number) => void = () => {}): Clip {
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

function measure(recording: Clip): Pick<Measured, "lufs" | "truePeakDb" | "dc"> {
  const { left, right } = recording;
  const sum = left.reduce((total, x) => total + x, 0) + right.reduce((total, x) => total + x, 0);
  return {
    lufs: loudnessOf(recording),
    truePeakDb: truePeak([left, right]),
    dc: sum / (2 * left.length),
  };
}
