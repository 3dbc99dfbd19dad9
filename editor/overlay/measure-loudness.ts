/** The two weighting filters of ITU-R BS.1770-4, which lists their coefficients for this sample rate. */
const rate = 48_000;
const shelf = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585] as const;
const lowCut = [1, -2, 1, -1.99004745483398, 0.99007225036621] as const;
const hop = rate / 10;

/** The loudness of a whole sound file in LUFS: over 400 ms at every tenth of a second, leaving out silence and quiet. */
export async function measureLoudness(file: ArrayBuffer): Promise<number> {
  const sound = await new OfflineAudioContext(2, 1, rate).decodeAudioData(file);
  // The only channel of a mono file is heard on both sides.
  const [left, right] = [0, Math.min(1, sound.numberOfChannels - 1)].map((n) => energies(sound.getChannelData(n)));
  const hops = left!.map((energy, i) => energy + right![i]!);
  const blocks = hops.slice(3).map((_, i) => mean(hops.slice(i, i + 4)));
  const audible = blocks.filter((energy) => lufs(energy) > -70);
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((energy) => lufs(energy) > gate)));
}

/** The weighted energy of each tenth of a second. */
function energies(channel: Float32Array): number[] {
  const filters = [filter(shelf), filter(lowCut)];
  return Array.from({ length: Math.floor(channel.length / hop) }, (_, i) => {
    let sum = 0;
    for (const sample of channel.subarray(i * hop, (i + 1) * hop)) {
      const weighted = filters.reduce((value, apply) => apply(value), sample);
      sum += weighted * weighted;
    }
    return sum / hop;
  });
}

function filter([b0, b1, b2, a1, a2]: typeof shelf | typeof lowCut): (sample: number) => number {
  let [first, second] = [0, 0];
  return (sample) => {
    const result = b0 * sample + first;
    first = b1 * sample - a1 * result + second;
    second = b2 * sample - a2 * result;
    return result;
  };
}

function lufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
