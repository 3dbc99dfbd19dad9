import { minimumFillTime } from "#app/browser/fill-time.ts";
import { queryClient } from "#app/browser/query-client.ts";

/** "not-sent": the server refused the form. Callers also use it when `sendForm` throws. */
export type SendOutcome = "accepted" | "not-sent" | "too-many";

/** Browsers round `performance.now()`, so the time we report can be shorter than the time we waited. */
const clockMargin = 200;
const timeout = 20_000;

/**
 * Posts a form with the query client's retries: three, after 1, 2 and 4 seconds. Every attempt has the same idempotency
 * key, so the server stores the form once. Throws when every attempt failed.
 */
export async function sendForm(address: string, form: FormData, shownAt: number): Promise<SendOutcome> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const remaining = minimumFillTime + clockMargin - (performance.now() - shownAt);
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
  const elapsed = Math.round(performance.now() - shownAt);
  const body = JSON.stringify({ ...fields, key: keyFor(address, fields), elapsed });
  return queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => post(address, body), networkMode: "always" as const })
    .execute(undefined);
}

async function post(address: string, body: string): Promise<SendOutcome> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  if (response.ok) return "accepted";
  if (response.status === 429) return "too-many";
  if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
  return "not-sent";
}

const lastSent = new Map<string, { text: string; key: string }>();

/** Pressing the button again with the same text reuses the key; different text gets a new one. */
function keyFor(address: string, fields: Record<string, unknown>): string {
  const text = JSON.stringify(fields);
  const last = lastSent.get(address);
  if (last?.text === text) return last.key;
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  lastSent.set(address, { text, key });
  return key;
}
