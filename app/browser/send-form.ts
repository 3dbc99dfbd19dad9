import { useMutation } from "@tanstack/react-query";
import { minimumFillTime } from "#app/shared/inbox.ts";
import { notify, type Message } from "#app/browser/notify.ts";

type Outcome = "accepted" | "not-sent" | "too-many";
type Toasts = { sending: Message; sent: Message; notSent: Message; tooMany: Message };

/** Browsers round `performance.now()`, so the time we report can be shorter than the time we waited. */
const clockMargin = 200;
const timeout = 20_000;

/**
 * Posts a form to the inbox with the query client's retries, and shows progress and outcome as toasts. The form is
 * cleared only once the server has accepted it.
 */
export function useSendForm(address: string, { sending, sent, notSent, tooMany }: Toasts) {
  const { mutate, isPending } = useMutation({
    mutationFn: (form: FormData) => post(address, form),
    networkMode: "always",
  });

  function send(form: HTMLFormElement) {
    const before = new FormData(form);
    const toast = notify.loading(sending);
    mutate(before, {
      onSettled(outcome) {
        if (outcome !== "accepted") return void notify.failure(outcome === "too-many" ? tooMany : notSent, toast);
        // The visitor may have started another message in the meantime.
        if (isUnchanged(before, new FormData(form))) form.reset();
        notify.success(sent, toast);
      },
    });
  }
  return { send, isPending };
}

/** Throws where another attempt may help. Every attempt has the same idempotency key, so the server stores the form once. */
async function post(address: string, form: FormData): Promise<Outcome> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  // The form has been visible since the page loaded, at 0.
  const remaining = minimumFillTime + clockMargin - performance.now();
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...fields, key: keyFor(address, fields), elapsed: Math.round(performance.now()) }),
    // Arrives even if the visitor goes on to another page.
    keepalive: true,
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

function isUnchanged(before: FormData, after: FormData): boolean {
  return [...before].every(([field, value]) => after.get(field) === value);
}
