import type { Answer } from "#server/inbox/http/answers.ts";
import { say, sayNewsletter } from "#server/inbox/http/words.ts";
import { isMailable } from "#server/inbox/letter.ts";
import { confirmPath, leavePath, readTicket } from "#server/inbox/newsletter/links.ts";
import { askToConfirm, confirm, leave } from "#server/inbox/newsletter/subscriptions.ts";
import type { Store } from "#server/inbox/store/store.ts";

type Desk = { store: Store; secret: string; now: number };

export async function takeSubscription(fields: FormData, { store, now }: Desk): Promise<Answer> {
  const email = String(fields.get("email") ?? "").trim();
  if (!isMailable(email)) return say.badEmail;
  await askToConfirm(store, email, now);
  return say.asked;
}

/** Opening the link only asks. A mail scanner that opens every link joins and leaves nothing. */
export function askAboutTicket(path: string, ticket: string, { secret, now }: Desk): Answer {
  const purpose = path === confirmPath ? "confirm" : "leave";
  if (!readTicket(purpose, ticket, secret, now)) return sayNewsletter.badTicket;
  return purpose === "confirm"
    ? sayNewsletter.askConfirm(confirmPath, ticket)
    : sayNewsletter.askLeave(leavePath, ticket);
}

export async function redeemTicket(path: string, ticket: string, { store, secret, now }: Desk): Promise<Answer> {
  const purpose = path === confirmPath ? "confirm" : "leave";
  const id = readTicket(purpose, ticket, secret, now);
  if (!id) return sayNewsletter.badTicket;
  if (purpose === "confirm") return (await confirm(store, id, now)) ? sayNewsletter.confirmed : sayNewsletter.badTicket;
  await leave(store, id);
  return sayNewsletter.left;
}
