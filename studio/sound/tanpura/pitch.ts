import { cents, TAU } from "../dsp/math.ts";
import { fft } from "../dsp/spectrum.ts";

/** How far a partial is from its note, and how strongly it sounds. */
type Moment = { cents: number; energy: number };

/**
 * The pitch of one partial as it sounds (phase vocoder): how much its phase advances from one window to the next, which
 * starts half a window later. `hz` is the note.
 */
export function pitchTrack(samples: Float32Array, rate: number, hz: number, windowSeconds: number): Moment[] {
  const step = Math.round((windowSeconds * rate) / 2);
  const turn = (TAU * hz) / rate;
  const moments: Moment[] = [];
  let before: [number, number] | undefined;
  for (let from = 0; from + 2 * step <= samples.length; from += step) {
    let re = 0;
    let im = 0;
    for (let i = 0; i < 2 * step; i++) {
      const x = samples[from + i]! * (1 - Math.cos((Math.PI * i) / step));
      re += x * Math.cos(turn * (from + i));
      im -= x * Math.sin(turn * (from + i));
    }
    if (before) {
      const real = re * before[0] + im * before[1];
      const imaginary = im * before[0] - re * before[1];
      const ratio = 1 + Math.atan2(imaginary, real) / (turn * step);
      moments.push({ cents: 1200 * Math.log2(ratio), energy: Math.hypot(real, imaginary) });
    }
    before = [re, im];
  }
  return moments;
}

/** The pitch that is heard over the whole track: what sounds louder counts more. */
export function meanCents(track: Moment[]): number {
  const energy = track.reduce((sum, moment) => sum + moment.energy, 0);
  return track.reduce((sum, moment) => sum + moment.cents * moment.energy, 0) / energy;
}

const LAG_PERIODS = 20;
const BAND_CENTS = 45;

/**
 * The pitch of several notes by autocorrelation, in cents: how far the band around each note has turned after 20 of its
 * periods. The loud, sharp start of a pluck counts more here than in the phase vocoder.
 */
export function correlationCents(samples: Float32Array, rate: number, notes: readonly number[]): number[] {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(samples);
  fft(re, im);
  return notes.map((hz) => {
    const [from, to] = [-BAND_CENTS, BAND_CENTS].map((edge) => (hz * cents(edge) * size) / rate);
    let real = 0;
    let imaginary = 0;
    for (let k = Math.ceil(from!); k <= to!; k++) {
      const power = re[k]! ** 2 + im[k]! ** 2;
      const turned = TAU * LAG_PERIODS * ((k * rate) / size / hz - 1);
      real += power * Math.cos(turned);
      imaginary += power * Math.sin(turned);
    }
    return 1200 * Math.log2(1 + Math.atan2(imaginary, real) / (TAU * LAG_PERIODS));
  });
}
