import { useEffect, useSyncExternalStore } from "react";
import type { StoredAudio, StoreFailure, WorkerRequest } from "#app/shared/worker-messages.ts";
import { installWorker, supportsOffline } from "#app/offline/install-worker.ts";

/** `unknown` where nothing can be stored; `progress` is 0 to 1. */
export type SavedState =
  | { status: "unknown" }
  | { status: "absent"; failure?: StoreFailure["failure"] }
  | { status: "downloading"; progress: number }
  | { status: "saved" };

const unknown: SavedState = { status: "unknown" };
const absent: SavedState = { status: "absent" };

/** By the path of the audio file. */
const states = new Map<string, SavedState>();
const listeners = new Set<() => void>();
let isLoaded = false;

function set(path: string, state: SavedState) {
  states.set(path, state);
  listeners.forEach((notify) => notify());
}

export function useSavedState(path: string): SavedState {
  useEffect(() => {
    if (supportsOffline()) void loadOnce();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => (supportsOffline() ? (states.get(path) ?? absent) : unknown),
    () => absent,
  );
}

/** Does not install a worker: without one, nothing is stored. */
async function loadOnce() {
  if (isLoaded || !(await navigator.serviceWorker.getRegistration())?.active) return;
  isLoaded = true;
  const list = await callWorker<Record<string, StoredAudio>>({ type: "list-audio" });
  for (const [path, { stored, total }] of Object.entries(list)) {
    if (stored === total && states.get(path)?.status !== "downloading") set(path, { status: "saved" });
  }
}

/** Resolves to whether the session is completely stored. After a failure, what is stored stays. */
export async function saveSession(path: string): Promise<boolean> {
  set(path, { status: "downloading", progress: 0 });
  try {
    const failed = await installWorker();
    if (failed) set(path, { status: "absent", ...failed });
    // The browser may refuse; then it may delete the session when storage runs low.
    void navigator.storage?.persist?.().catch(() => {});
    while (states.get(path)?.status === "downloading") {
      const result = await callWorker<StoredAudio | StoreFailure>({ type: "store-audio", path });
      // Stopped by the visitor in the meantime.
      if (states.get(path)?.status !== "downloading") break;
      if ("failure" in result) set(path, { status: "absent", failure: result.failure });
      else if (result.stored === result.total) set(path, { status: "saved" });
      else set(path, { status: "downloading", progress: result.stored / result.total });
    }
  } catch {
    set(path, { status: "absent", failure: "network" });
  }
  return states.get(path)?.status === "saved";
}

export function cancelSaving(path: string) {
  set(path, absent);
}

export async function removeSession(path: string) {
  set(path, absent);
  await callWorker({ type: "remove-audio", path });
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

async function callWorker<Result>(request: WorkerRequest): Promise<Result> {
  // Looked up on each call, because an update may have replaced the active worker.
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data as Result);
    };
    active!.postMessage(request, [port2]);
  });
}
