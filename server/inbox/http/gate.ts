import type { IncomingMessage } from "node:http";
import type { Answer } from "#server/inbox/http/answers.ts";
import { clientAddress } from "#server/inbox/http/client-address.ts";
import { readBody } from "#server/inbox/http/read-body.ts";
import { comesFromOurPages } from "#server/inbox/http/same-site.ts";
import { say } from "#server/inbox/http/words.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";

type Passed = { ok: true; fields: FormData } | { ok: false; answer: Answer };
type Gate = { settings: InboxSettings; limit: (address: string) => number };

/** A person needs at least this long; the page's own script waits for it. Without scripts nobody can tell. */
const shortestTime = 2000;

/** What every posted form must pass before its words are looked at, the cheapest check first. */
export async function passGate(request: IncomingMessage, gate: Gate): Promise<Passed> {
  const wait = gate.limit(clientAddress(request, gate.settings.proxies));
  if (wait > 0) return { ok: false, answer: say.tooMany(wait) };
  const passed = await passTicketGate(request, gate);
  if (!passed.ok) return passed;
  const { fields } = passed;
  const tooQuick = fields.get("waited") !== null && !(Number(fields.get("waited")) >= shortestTime);
  return fields.get("website") || tooQuick ? { ok: false, answer: say.machine } : passed;
}

/** Whoever holds a signed ticket need not be slow, and may come from a mail program. */
export async function passTicketGate(request: IncomingMessage, { settings }: Gate): Promise<Passed> {
  if (!comesFromOurPages(request, settings.origin)) return { ok: false, answer: say.otherSite };
  const body = await readBody(request);
  return body.ok ? body : { ok: false, answer: say[body.why] };
}
