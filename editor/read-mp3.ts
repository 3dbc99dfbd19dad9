/** Layer III bitrates in kbit/s: MPEG 1, then MPEG 2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const SAMPLE_RATES = [44100, 48000, 32000];

/** Reads every frame header. The first frame may be a Xing header, so its bitrate is ignored. */
export function readMp3(file: Buffer): { seconds: number; bitrates: number[] } {
  let at = file.toString("latin1", 0, 3) === "ID3" ? 10 + syncSafe(file, 6) : 0;
  let seconds = 0;
  const bitrates = new Set<number>();
  for (let first = true; at + 4 <= file.length; first = false) {
    const [, b = 0, c = 0] = file.subarray(at, at + 3);
    const version = (b >> 3) & 3;
    const bitrate = BITRATES[version === 3 ? 0 : 1]![c >> 4];
    const hertz = SAMPLE_RATES[(c >> 2) & 3];
    if (file[at] !== 0xff || b >> 5 !== 7 || ((b >> 1) & 3) !== 1 || version === 1 || !bitrate || !hertz) break;
    const rate = hertz / (version === 3 ? 1 : version === 2 ? 2 : 4);
    const samples = version === 3 ? 1152 : 576;
    seconds += samples / rate;
    if (!first) bitrates.add(bitrate);
    at += Math.floor((samples / 8) * ((bitrate * 1000) / rate)) + ((c >> 1) & 1);
  }
  return { seconds, bitrates: [...bitrates] };
}

const syncSafe = (file: Buffer, at: number): number =>
  file.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + byte, 0);
