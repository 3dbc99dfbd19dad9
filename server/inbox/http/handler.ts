import type { IncomingMessage, ServerResponse } from "node:http";
import { messagesPath, subscriptionsPath } from "#app/content/inbox.ts";
import type { Clock } from "#server/clock.ts";
import { errorForLog } from "#server/errors.ts";
import { clientAddress } from "#server/inbox/http/client-address.ts";
import { postSubscription, postToken, showTokenPage } from "#server/inbox/http/newsletter.ts";
import { postMessage } from "#server/inbox/http/post-message.ts";
import type { RateLimit } from "#server/inbox/http/rate-limit.ts";
import { replyFormat } from "#server/inbox/http/read-body.ts";
import { looksAutomated, readForm } from "#server/inbox/http/read-form.ts";
import { newsletterReplies, replies } from "#server/inbox/http/replies.ts";
import { sendReply, type Reply } from "#server/inbox/http/reply.ts";
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
  limits: { forms: RateLimit; links: RateLimit };
};

const tokenPaths = [confirmPath, unsubscribePath];
const paths = [messagesPath, subscriptionsPath, ...tokenPaths];

/** Handles every path below /api/. `onAccepted` is called when there may be a mail to send. */
export function createHandler(
  { store, settings, secret, clock, log, limits }: Context,
  onAccepted: () => void,
): InboxHandler {
  const limitFor = (path: string) => (tokenPaths.includes(path) ? limits.links : limits.forms);

  return async (request, response) => {
    const started = performance.now();
    const { method = "", url = "/" } = request;
    const [path = "", query] = url.split("?", 2);
    const reply = await replyTo(request, path, new URLSearchParams(query)).catch(replyToError);
    // The page's script repeats a form that we could not store.
    if (reply.status >= 500) limitFor(path).giveBack(clientAddress(request, settings.proxies));
    // The rest of a body that was refused is not read.
    if (!request.complete) response.setHeader("Connection", "close");
    if (!response.destroyed) sendReply(response, replyFormat(request) ?? "page", reply);
    const ms = Math.round(performance.now() - started);
    log({ event: "request", method, path: paths.includes(path) ? path : "other", status: reply.status, ms });
    if (method === "POST" && reply.status < 300) onAccepted();
  };

  async function replyTo(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Reply> {
    const context = { store, secret, forward: Boolean(settings.smtp), now: clock() };
    if (!paths.includes(path)) return replies.notFound;
    if (path !== messagesPath && !settings.smtp) return newsletterReplies.closed;
    const hasToken = tokenPaths.includes(path);
    const token = query.get("token") ?? "";
    if (hasToken && request.method === "GET") return showTokenPage(path, token, context);
    if (request.method !== "POST") return replies.wrongMethod(hasToken ? "GET, POST" : "POST");
    const form = await readForm(request, settings, limitFor(path));
    if (!(form instanceof FormData)) return form;
    if (hasToken) return postToken(path, String(form.get("token") ?? token), context);
    if (looksAutomated(form)) return replies.automated;
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
