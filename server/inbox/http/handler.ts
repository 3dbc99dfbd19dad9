import type { IncomingMessage, ServerResponse } from "node:http";
import { messagesPath, minimumFillTime, subscriptionsPath } from "#app/shared/inbox.ts";
import type { Clock } from "#server/clock.ts";
import { errorForLog } from "#server/errors.ts";
import { clientAddress, widerNetworks } from "#server/inbox/http/client-address.ts";
import { postSubscription, postToken, showTokenPage } from "#server/inbox/http/newsletter.ts";
import { postMessage } from "#server/inbox/http/post-message.ts";
import { createRateLimit, type Limit } from "#server/inbox/rate-limit.ts";
import { readBody, replyFormat } from "#server/inbox/http/read-body.ts";
import { newsletterReplies, replies, type Reply } from "#server/inbox/http/replies.ts";
import { sendReply } from "#server/inbox/http/send-reply.ts";
import type { Log } from "#server/log.ts";
import { confirmPath, unsubscribePath } from "#server/inbox/newsletter/links.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import { StoreUnavailable, type Store } from "#server/inbox/store/store.ts";

export type InboxHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Context = {
  store: Store;
  settings: InboxSettings;
  secret: string;
  clock: Clock;
  log: Log;
};

const tokenPaths = [confirmPath, unsubscribePath];
const paths = [messagesPath, subscriptionsPath, ...tokenPaths];

/** Handles every path below /api/. `onAccepted` is called when there may be a mail to send. */
export function createHandler({ store, settings, secret, clock, log }: Context, onAccepted: () => void): InboxHandler {
  const { perHour, allPerHour, proxies } = settings;
  const limit = createRateLimit(store, clock);
  /** Requests that used up a part of their limits. */
  const counted = new WeakSet<IncomingMessage>();

  function limitsOf(request: IncomingMessage, path: string): Limit[] {
    const address = clientAddress(request, proxies);
    // Mail providers unsubscribe their users from few addresses of their own, so links get a wider limit than forms.
    if (tokenPaths.includes(path)) return [{ name: "links", key: `links ${address}`, perHour: perHour * 10 }];
    return [
      { name: "address", key: `forms ${address}`, perHour },
      ...widerNetworks(address).map((network) => ({ name: "network", key: `forms ${network}`, perHour: perHour * 10 })),
      { name: "all addresses", key: "forms", perHour: allPerHour },
    ];
  }

  return async (request, response) => {
    const started = performance.now();
    const { method = "", url = "/" } = request;
    const [path = "", query] = url.split("?", 2);
    const reply = await replyTo(request, path, new URLSearchParams(query)).catch(replyToError);
    // The rest of a body that was refused is not read.
    if (!request.complete) response.setHeader("Connection", "close");
    if (!response.destroyed) sendReply(response, replyFormat(request) ?? "page", reply);
    const ms = Math.round(performance.now() - started);
    log({
      event: "request",
      method,
      path: paths.includes(path) ? path : "other",
      status: reply.status,
      code: reply.code,
      ...reply.why,
      ms,
    });
    if (method === "POST" && reply.status < 300) onAccepted();
    // The page's script repeats a form that we could not store.
    if (reply.status >= 500 && counted.has(request)) await limit.giveBack(limitsOf(request, path)).catch(() => {});
  };

  async function replyTo(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Reply> {
    const context = { store, secret, forward: Boolean(settings.smtp), now: clock() };
    if (!paths.includes(path)) return replies.notFound;
    if (path !== messagesPath && !settings.smtp) return newsletterReplies.closed;
    const hasToken = tokenPaths.includes(path);
    const token = query.get("token") ?? "";
    if (hasToken && /^(GET|HEAD)$/.test(request.method!)) return showTokenPage(path, token, context);
    if (request.method !== "POST") return replies.wrongMethod(hasToken ? "GET, HEAD, POST" : "POST");
    // First, so that other sites cannot use up a visitor's limit.
    if (!isSameOrigin(request, settings.origin)) return replies.otherSite;
    const refusal = await limit.take(limitsOf(request, path));
    if (refusal) return replies.tooMany(refusal);
    counted.add(request);
    const form = await readBody(request, { multipart: hasToken });
    if (!(form instanceof FormData)) return replies[form];
    if (hasToken) return postToken(path, String(form.get("token") ?? token), context);
    const problem = whyAutomated(form);
    if (problem) return replies.automated(problem);
    return path === messagesPath ? postMessage(form, context) : postSubscription(form, context);
  }

  function replyToError(error: unknown): Reply {
    if (error instanceof StoreUnavailable) {
      log({ event: "store", outcome: "unavailable", reason: error.code });
      return replies.unavailable;
    }
    log({ event: "request", outcome: "error", ...errorForLog(error) });
    return replies.error;
  }
}

/**
 * Accepts forms from our own pages only. A client that sends none of these headers is not a browser, so no other site
 * can misuse it, and the request goes on to the other checks.
 */
function isSameOrigin({ headers }: Pick<IncomingMessage, "headers">, origin: string): boolean {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin";
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return true;
  if (!URL.canParse(from)) return false;
  const { host } = new URL(from);
  return host === headers.host || host === new URL(origin).host;
}

/** What suggests that a program filled in the form. Without scripts we do not know how long it was open. */
function whyAutomated(fields: FormData): string | undefined {
  if (fields.get("website")) return "hidden field filled in";
  const elapsed = fields.get("elapsed");
  return elapsed !== null && !(Number(elapsed) >= minimumFillTime) ? "sent too soon" : undefined;
}
