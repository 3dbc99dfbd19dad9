import type { StoreFailure } from "#app/shared/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

export function failureOf(error: unknown): StoreFailure {
  return { failure: error instanceof DOMException && error.name === "QuotaExceededError" ? "quota" : "network" };
}

/** Tells the open pages why the worker could not be installed: they see only that it was not. */
export async function reportFailure(error: unknown): Promise<never> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(failureOf(error));
  throw error;
}
