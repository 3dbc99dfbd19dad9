import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { Worker } from "node:worker_threads";
import { sha256 } from "./fingerprint.ts";
import {
  RECORDING,
  audioFile,
  problemsOf,
  readManifest,
  scoreProblems,
  textFiles,
  writeManifest,
  type ManifestEntry,
} from "./manifest.ts";
import { recordingProblems } from "./recording.ts";
import type { Score } from "./score/types.ts";
import { sessions } from "./sessions/all.ts";
import type { WorkerNews } from "./worker.ts";

/** Seconds of sound that one worker makes in a second, measured on a slow machine; corrected as the build goes on. */
const USUAL_SPEED = 15;
/** A worker holds a whole session in memory to measure its loudness. */
const BYTES_PER_WORKER = 1.2e9;

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function check(): void {
  const misfits = sessions.flatMap(scoreProblems);
  if (misfits.length > 0) return fail(misfits.join("\n"));
  const manifest = readManifest();
  const problems = sessions.flatMap((score) => problemsOf(score, manifest));
  if (problems.length) fail(problems.join("\n"));
  else console.log(`All ${sessions.length} sessions are as their scores say.`);
}

/** Takes a recording that somebody has put in place of a rendered file. */
function adopt(name: string): void {
  const score = sessions.find((session) => session.topic === name);
  if (!score)
    return fail(`No session is called "${name}". Mend: use one of ${sessions.map(({ topic }) => topic).join(", ")}`);
  const path = `public/audio/${name}.mp3`;
  if (!existsSync(audioFile(`${name}.mp3`))) return fail(`${path} is missing. Mend: put your recording there`);
  const file = readFileSync(audioFile(`${name}.mp3`));
  const problems = recordingProblems(file, score.minutes * 60);
  if (problems.length > 0) return fail(problems.map((problem) => `${path} ${problem}`).join("\n"));
  const entry = { source: RECORDING, sha256: sha256(file), bytes: file.length, seconds: score.minutes * 60 };
  writeManifest({ ...readManifest(), [name]: entry });
  console.log(`${path} is now a recording; the build will leave it alone.`);
}

async function build(): Promise<void> {
  mkdirSync(audioFile("."), { recursive: true });
  const misfits = sessions.flatMap(scoreProblems);
  if (misfits.length > 0) return fail(misfits.join("\n"));
  for (const score of sessions) {
    for (const [name, text] of Object.entries(textFiles(score))) writeFileSync(audioFile(name), text);
  }
  const manifest = readManifest();
  const strangers = sessions.filter(({ topic }) => isStranger(topic, manifest[topic]));
  if (strangers.length > 0) return fail(strangers.map(({ topic }) => strangerWords(topic)).join("\n"));
  const todo = sessions.filter((score) => problemsOf(score, manifest).length && !isRecording(manifest[score.topic]));
  if (!todo.length) return console.log(`Nothing to render: all ${sessions.length} sessions are up to date.`);
  const workers = Math.max(1, Math.min(availableParallelism(), todo.length, Math.floor(totalmem() / BYTES_PER_WORKER)));
  const progress = new Progress(todo, workers);
  await renderAll(todo, workers, (news) => {
    progress.take(news);
    if (!("entry" in news)) return;
    manifest[news.topic] = news.entry;
    writeManifest(manifest);
  });
  progress.finish();
}

/** A file that was not rendered here may be somebody's recording: it is not written over. */
function isStranger(topic: string, entry: ManifestEntry | undefined): boolean {
  const file = audioFile(`${topic}.mp3`);
  return entry !== undefined && existsSync(file) && sha256(readFileSync(file)) !== entry.sha256;
}

const strangerWords = (topic: string): string =>
  `public/audio/${topic}.mp3 is not the file that was made here, and is left as it is. Mend: npm run sound -- --adopt ${topic}, if it is your recording; or delete it, to have it made anew`;

const isRecording = (entry: ManifestEntry | undefined): boolean => entry?.source === RECORDING;

/** A worker does not inherit the loader that lets Node read TypeScript, so it registers one of its own first. */
const WORKER_START = `import(${JSON.stringify(import.meta.resolve("tsx/esm/api"))}).then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL("./worker.ts", import.meta.url).href)});
});`;

/** Longest first, so that no worker is left alone with the longest session at the end. */
async function renderAll(todo: Score[], workers: number, take: (news: WorkerNews) => void): Promise<void> {
  const queue = [...todo].sort((a, b) => b.minutes - a.minutes).map((score) => score.topic);
  await Promise.all(Array.from({ length: workers }, () => workThrough(queue, take)));
}

function workThrough(queue: string[], take: (news: WorkerNews) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER_START, { eval: true });
    const next = (): void => {
      const topic = queue.shift();
      if (topic) worker.postMessage(topic);
      else void worker.terminate().then(() => resolve());
    };
    worker.on("error", reject);
    worker.on("message", (news: WorkerNews) => {
      take(news);
      if ("entry" in news) next();
    });
    next();
  });
}

/** One line that says how far the build is, and one that stays for every finished session. */
class Progress {
  private readonly started = performance.now();
  private readonly shares = new Map<string, number>();
  private readonly seconds: Map<string, number>;
  private readonly total: number;

  constructor(todo: Score[], workers: number) {
    this.seconds = new Map(todo.map((score) => [score.topic, score.minutes * 60]));
    this.total = [...this.seconds.values()].reduce((sum, seconds) => sum + seconds, 0);
    const estimate = clock(this.total / USUAL_SPEED / workers);
    console.log(`${todo.length} of ${sessions.length} sessions to render on ${workers} workers, in about ${estimate}.`);
  }

  take(news: WorkerNews): void {
    this.shares.set(news.topic, "share" in news ? news.share : 1);
    if ("entry" in news) {
      const { bytes, lufs, truePeakDb, clicks } = news.entry;
      const megabytes = (bytes / 1e6).toFixed(1);
      this.show(`${news.topic}: ${megabytes} MB, ${lufs} LUFS, peak ${truePeakDb} dBTP, ${clicks} clicks\n`);
    }
    let done = 0;
    for (const [topic, share] of this.shares) done += share * this.seconds.get(topic)!;
    const left = (this.elapsed() * (this.total - done)) / Math.max(1, done);
    if (process.stdout.isTTY) this.show(`${Math.round((100 * done) / this.total)} %, about ${clock(left)} left`);
  }

  finish(): void {
    this.show(`Rendered in ${clock(this.elapsed())}.\n`);
  }

  private elapsed(): number {
    return (performance.now() - this.started) / 1000;
  }

  private show(line: string): void {
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[2K${line}` : line);
  }
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const [command, topic] = process.argv.slice(2);
if (command === "--check") check();
else if (command === "--adopt") adopt(topic ?? "");
else if (command === undefined) await build();
else fail(`sound/build.ts knows --check and --adopt <topic>, not ${command}`);
