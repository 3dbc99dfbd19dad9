import type { IncomingMessage } from "node:http";
import { minimumFillTime } from "#app/browser/fill-time.ts";
import { clientAddress } from "#server/inbox/http/client-address.ts";
import type { RateLimit } from "#server/inbox/http/rate-limit.ts";
import { readBody } from "#server/inbox/http/read-body.ts";
import { replies } from "#server/inbox/http/replies.ts";
import type { Reply } from "#server/inbox/http/reply.ts";
import { isSameOrigin } from "#server/inbox/http/same-origin.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";

/** The posted fields, or the reply to a request that is refused before they are examined. */
export async function readForm(
  request: IncomingMessage,
  { origin, proxies }: InboxSettings,
  limit: RateLimit,
): Promise<FormData | Reply> {
  // First, so that other sites cannot use up a visitor's limit.
  if (!isSameOrigin(request, origin)) return replies.otherSite;
  const wait = limit.take(clientAddress(request, proxies));
  if (wait > 0) return replies.tooMany(wait);
  const body = await readBody(request);
  return body instanceof FormData ? body : replies[body];
}

/** The honeypot is filled in, or the form was open too briefly. Without scripts the time is unknown. */
export function looksAutomated(fields: FormData): boolean {
  const elapsed = fields.get("elapsed");
  return Boolean(fields.get("website")) || (elapsed !== null && !(Number(elapsed) >= minimumFillTime));
}
