/** Zero crossings of the windowed sinc on each side, and table entries between two of them. */
const REACH = 16;
const STEPS = 512;

/** Changes speed and pitch by `ratio`; above 1 is faster and higher. */
export function resample(samples: Float32Array, ratio: number): Float32Array {
  const kernel = sincTable(Math.min(1, 1 / ratio) * 0.97);
  const result = new Float32Array(Math.floor(samples.length / ratio));
  for (let i = 0; i < result.length; i++) result[i] = valueAt(samples, i * ratio, kernel);
  return result;
}

function valueAt(samples: Float32Array, position: number, kernel: Float64Array): number {
  const base = Math.floor(position);
  const first = Math.max(0, base - REACH + 1);
  const last = Math.min(samples.length - 1, base + REACH);
  let sum = 0;
  for (let j = first; j <= last; j++) {
    const x = Math.abs(position - j) * STEPS;
    const k = Math.floor(x);
    if (k < REACH * STEPS) sum += samples[j]! * (kernel[k]! + (x - k) * (kernel[k + 1]! - kernel[k]!));
  }
  return sum;
}

function sincTable(cutoff: number): Float64Array {
  const table = new Float64Array(REACH * STEPS + 2);
  for (let i = 0; i <= REACH * STEPS; i++) {
    const x = i / STEPS;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x * cutoff) / (Math.PI * x * cutoff);
    table[i] = sinc * cutoff * (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH));
  }
  return table;
}
