import { readFrames } from "#app/shared/mp3-frames.ts";
import { makeTimer, timerPath, type TimerChoice } from "#app/shared/timer.ts";

/**
 * The address of the sound. The service worker makes the bytes that a player asks for; without one they are all made
 * here. (WebKitGTK 2.50 plays the wrong part of a Blob over 2 MiB, so the worker is the better way.)
 */
export async function timerSource(choice: TimerChoice): Promise<string> {
  return navigator.serviceWorker?.controller ? timerPath(choice) : timerBlob(choice);
}

export async function timerBlob(choice: TimerChoice): Promise<string> {
  const pieces = await makeTimer(choice, loadPart);
  return URL.createObjectURL(new Blob(pieces, { type: "audio/mpeg" }));
}

const loadPart = async (path: string) => readFrames(await fetch(path));
