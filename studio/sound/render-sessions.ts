// npm run sound. See README.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { readMp3 } from "../../editor/read-mp3.ts";
import { duration, noteRecording, recordingProblems } from "../../editor/recording.ts";
import { checkOut, findDifferences } from "./compare-renders.ts";
import { engineFingerprint, sha256 } from "./fingerprint.ts";
import {
  audioFile,
  captionsOf,
  isRecording,
  problemsOf,
  readManifest,
  scoreProblems,
  unknownFile,
  writeManifest,
  type Rendered,
} from "./manifest.ts";
import type { WorkerMessage, WorkerTask } from "./render-worker.ts";
import { plan } from "./score/plan.ts";
import type { Score } from "./score/types.ts";
import { allScores } from "./sessions/all.ts";
import { siteFileProblems, writeDraft, writeSiteFiles } from "./site-files.ts";
import { speechOf } from "./voice/speech.ts";

/** Seconds of audio that one worker renders per second on a slow machine, for the first estimate. */
const TYPICAL_SPEED = 15;
/** A worker holds a whole session in memory to measure its loudness. */
const BYTES_PER_WORKER = 1.2e9;
const WORDLESS = "studio/.cache/without-voice";

function fail(...problems: string[]): void {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}

function check(): void {
  const manifest = readManifest();
  const problems = [...allScores.flatMap((score) => problemsOf(score, manifest)), ...siteFileProblems()];
  if (problems.length > 0) fail(...problems);
  else console.log(`All ${allScores.length} files are up to date.`);
}

/** Registers a person's recording, in place of a rendered file or as a session of its own. */
async function adopt(topic: string): Promise<void> {
  if (!/^[a-z][a-z-]*$/.test(topic))
    return fail(`"${topic}" is no name for a file. Fix: use small letters and hyphens`);
  const score = allScores.find((score) => score.topic === topic);
  const path = `public/audio/${topic}.mp3`;
  if (!existsSync(audioFile(`${topic}.mp3`))) return fail(`${path} is missing. Fix: copy your recording there`);
  const file = readFileSync(audioFile(`${topic}.mp3`));
  const seconds = score ? score.minutes * 60 : Math.round(readMp3(file).seconds);
  const problems = recordingProblems(file, seconds);
  if (problems.length > 0) return fail(...problems.map((problem) => `${path} ${problem}`));
  await noteRecording(topic, file, seconds);
  console.log(`${path} is registered as a recording. npm run sound will not replace it.`);
  if (!score && !existsSync(`content/sessions/${topic}.json`))
    console.log(
      `No score has this name. Fill in ${writeDraft(topic, seconds)}: see docs/how-to/add-a-session.md, step 3.`,
    );
}

async function renderOutdated(): Promise<void> {
  mkdirSync(audioFile("."), { recursive: true });
  for (const score of allScores) writeFileSync(audioFile(`${score.topic}.vtt`), captionsOf(score));
  const manifest = readManifest();
  const unknown = allScores.filter(({ topic }) => {
    const file = audioFile(`${topic}.mp3`);
    return existsSync(file) && sha256(readFileSync(file)) !== manifest[topic]?.sha256;
  });
  if (unknown.length > 0) return fail(...unknown.map(({ topic }) => unknownFile(topic)));
  const outdated = allScores.filter(
    (score) => !isRecording(manifest[score.topic]) && problemsOf(score, manifest).length > 0,
  );
  // Before any rendering, so that a line that was never spoken does not come to light after minutes.
  for (const score of outdated) speechOf(plan(score).lines);
  await renderAll(outdated, (topic, entry) => {
    manifest[topic] = entry;
    writeManifest(manifest);
  });
  writeSiteFiles();
}

/** The music alone, as a backing track for an owner who records their own voice. */
async function renderWordless(topic: string | undefined): Promise<void> {
  mkdirSync(WORDLESS, { recursive: true });
  const wanted = allScores.filter((score) => topic === undefined || score.topic === topic);
  await renderAll(wanted, () => {}, WORDLESS);
  console.log(`The files are in ${WORDLESS}.`);
}

/** After a refactoring: marks the files as up to date if this code renders the same bytes as a Git revision. */
async function accept(revision: string): Promise<void> {
  const manifest = readManifest();
  const folder = checkOut(revision);
  const fingerprints = await import(pathToFileURL(resolve(folder, "sound/fingerprint.ts")).href);
  const revisionEngine: string = fingerprints.engineFingerprint();
  const rendered = Object.values(manifest).filter((entry): entry is Rendered => !isRecording(entry));
  if (rendered.some(({ engine }) => engine !== revisionEngine))
    return fail(`The files were not rendered by the code of ${revision}. Fix: name the revision that rendered them`);
  const changed = await findDifferences(folder, "studio");
  if (changed.length > 0) return fail(`The audio has changed: ${changed.join(", ")}. Fix: npm run sound`);
  for (const entry of rendered) entry.engine = engineFingerprint();
  writeManifest(manifest);
  console.log("The audio has not changed. All files are marked as up to date.");
}

/** A worker does not inherit the TypeScript loader, so it registers its own. */
const WORKER_CODE = `import(${JSON.stringify(import.meta.resolve("tsx/esm/api"))}).then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL("./render-worker.ts", import.meta.url).href)});
});`;

async function renderAll(
  scores: Score[],
  onRendered: (topic: string, entry: Rendered) => void,
  wordlessFolder?: string,
): Promise<void> {
  if (scores.length === 0) return console.log("Nothing to render.");
  const memoryLimit = Math.floor(totalmem() / BYTES_PER_WORKER);
  const workers = Math.max(1, Math.min(availableParallelism(), scores.length, memoryLimit));
  const report = startProgress(scores, workers);
  // Longest first, so that no worker starts the longest session when the others are done.
  const queue = [...scores].sort((a, b) => b.minutes - a.minutes).map(({ topic }) => ({ topic, wordlessFolder }));
  const onMessage = (message: WorkerMessage): void => {
    report(message);
    if ("entry" in message) onRendered(message.topic, message.entry);
  };
  await Promise.all(Array.from({ length: workers }, () => runWorker(queue, onMessage)));
}

function runWorker(queue: WorkerTask[], onMessage: (message: WorkerMessage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER_CODE, { eval: true });
    const next = (): void => {
      const task = queue.shift();
      if (task) worker.postMessage(task);
      else void worker.terminate().then(() => resolve());
    };
    worker.on("error", reject);
    worker.on("message", (message: WorkerMessage) => {
      onMessage(message);
      if ("entry" in message) next();
    });
    next();
  });
}

/** Prints one line per finished session and, on a terminal, the time left. */
function startProgress(scores: Score[], workers: number): (message: WorkerMessage) => void {
  const started = performance.now();
  const seconds = new Map(scores.map(({ topic, minutes }) => [topic, minutes * 60]));
  const total = [...seconds.values()].reduce((sum, length) => sum + length, 0);
  const done = new Map<string, number>();
  const show = (line: string) => process.stdout.write(process.stdout.isTTY ? `\r\x1b[2K${line}` : line);
  const estimate = duration(total / TYPICAL_SPEED / workers);
  console.log(`Rendering ${scores.length} of ${allScores.length} files with ${workers} workers: about ${estimate}.`);
  return (message) => {
    const { topic } = message;
    done.set(topic, seconds.get(topic)! * ("progress" in message ? message.progress : 1));
    if ("entry" in message) {
      const { bytes, lufs, truePeakDb, clicks } = message.entry;
      show(`${topic}: ${(bytes / 1e6).toFixed(1)} MB, ${lufs} LUFS, peak ${truePeakDb} dBTP, ${clicks} clicks\n`);
    }
    const rendered = [...done.values()].reduce((sum, length) => sum + length, 0);
    const elapsed = (performance.now() - started) / 1000;
    if (rendered === total) show(`Rendered in ${duration(elapsed)}.\n`);
    else if (process.stdout.isTTY) {
      const left = (elapsed * (total - rendered)) / Math.max(1, rendered);
      show(`${Math.round((100 * rendered) / total)} %, about ${duration(left)} left`);
    }
  };
}

const [command, argument] = process.argv.slice(2);
const invalid = allScores.flatMap(scoreProblems);
if (invalid.length > 0) fail(...invalid);
else if (command === "--check") check();
else if (command === "--adopt") await adopt(argument ?? "");
else if (command === "--accept") await accept(argument ?? "HEAD");
else if (command === "--without-voice") await renderWordless(argument);
else if (command === undefined) await renderOutdated();
else
  fail(
    `Unknown option ${command}. Fix: use --check, --accept <revision>, --adopt <topic> or --without-voice [<topic>]`,
  );
