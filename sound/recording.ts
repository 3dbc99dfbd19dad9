/** What is wrong with a recording that shall stand in the place of a session, each with its mend; empty when all is well. */
export function recordingProblems(file: Buffer, wantedSeconds: number): string[] {
  const { seconds, bitrates } = readMp3(file);
  if (seconds < 1) return ["is no MP3. Mend: save the recording as MP3; a new name alone does not make it one"];
  const problems: string[] = [];
  const [bitrate = 0, ...others] = bitrates;
  if (others.length > 0) problems.push("has a changing bitrate. Mend: save it again with a constant bitrate (CBR)");
  else if (bitrate < 64 || bitrate > 96)
    problems.push(`has ${bitrate} kbit/s. Mend: save it again with 64 to 96 kbit/s`);
  if (Math.abs(seconds - wantedSeconds) > 2)
    problems.push(`lasts ${clock(seconds)}; the site promises ${clock(wantedSeconds)}. Mend: bring it to that length`);
  return problems;
}

/** Kilobits a second, for MPEG 1 and for MPEG 2 and 2.5, layer III. */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const HERTZ = [44100, 48000, 32000];

/** Walks from frame to frame. The first may hold only a table of contents, whose bitrate says nothing. */
function readMp3(file: Buffer): { seconds: number; bitrates: number[] } {
  let at = file.toString("latin1", 0, 3) === "ID3" ? 10 + syncSafe(file, 6) : 0;
  let seconds = 0;
  const bitrates = new Set<number>();
  for (let first = true; at + 4 <= file.length; first = false) {
    const [, b = 0, c = 0] = file.subarray(at, at + 3);
    const version = (b >> 3) & 3;
    const bitrate = RATES[version === 3 ? 0 : 1]![c >> 4];
    const hertz = HERTZ[(c >> 2) & 3];
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

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
