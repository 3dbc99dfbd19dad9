import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "#server/inbox/clock.ts";
import { give, type Answer } from "#server/inbox/http/answers.ts";
import { passGate, passTicketGate } from "#server/inbox/http/gate.ts";
import { askAboutTicket, takeSubscription, redeemTicket } from "#server/inbox/http/newsletter-pages.ts";
import { rateLimit } from "#server/inbox/http/rate-limit.ts";
import { mannerOf } from "#server/inbox/http/read-body.ts";
import { takeMessage } from "#server/inbox/http/take-message.ts";
import { say } from "#server/inbox/http/words.ts";
import type { Log } from "#server/inbox/log.ts";
import { confirmPath, leavePath } from "#server/inbox/newsletter/links.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import { StoreUnavailable, type Store } from "#server/inbox/store/store.ts";

export type Desk = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type DeskNeeds = { store: Store; settings: InboxSettings; secret: string; clock: Clock; log: Log };

const messagesPath = "/api/messages";
const subscriptionsPath = "/api/subscriptions";
const ticketPaths = [confirmPath, leavePath];
const knownPaths = [messagesPath, subscriptionsPath, ...ticketPaths];

/** Answers every address below /api/. `onMail` is called when a mail may be waiting. */
export function openDesk({ store, settings, secret, clock, log }: DeskNeeds, onMail: () => void): Desk {
  const limit = rateLimit(settings.perHour, clock);

  return async (request, response) => {
    const began = performance.now();
    const { path, ticket } = readAddress(request);
    const answer = await answerTo(request, path, ticket).catch(failure);
    // What was refused unread is not read on.
    if (!request.complete) response.setHeader("Connection", "close");
    if (!response.destroyed) give(response, mannerOf(request) ?? "page", answer);
    const ms = Math.round(performance.now() - began);
    const { method = "" } = request;
    log({ event: "desk", method, path: knownPaths.includes(path) ? path : "other", status: answer.status, ms });
    if (method === "POST" && answer.status < 300) onMail();
  };

  async function answerTo(request: IncomingMessage, path: string, ticket: string): Promise<Answer> {
    const desk = { store, secret, forward: Boolean(settings.smtp), now: clock() };
    const newsletter = path !== messagesPath;
    if (!knownPaths.includes(path)) return say.nothingHere;
    if (newsletter && !settings.smtp) return say.notOpen;
    const isTicket = ticketPaths.includes(path);
    if (isTicket && request.method === "GET") return askAboutTicket(path, ticket, desk);
    if (request.method !== "POST") return say.wrongMethod(isTicket ? "GET, POST" : "POST");
    const passed = await (isTicket ? passTicketGate : passGate)(request, { settings, limit });
    if (!passed.ok) return passed.answer;
    if (isTicket) return redeemTicket(path, String(passed.fields.get("ticket") ?? ticket), desk);
    return newsletter ? takeSubscription(passed.fields, desk) : takeMessage(passed.fields, desk);
  }

  function failure(error: unknown): Answer {
    if (error instanceof StoreUnavailable) {
      log({ event: "store", outcome: "unavailable", reason: error.code });
      return say.unavailable;
    }
    log({ event: "desk", outcome: "broken", reason: error instanceof Error ? error.name : "unknown" });
    return say.broken;
  }
}

function readAddress({ url = "/" }: IncomingMessage): { path: string; ticket: string } {
  const [path = "", query = ""] = url.split("?", 2);
  return { path, ticket: new URLSearchParams(query).get("ticket") ?? "" };
}
