import { newsletterReplies, replies, type Reply } from "#server/inbox/http/replies.ts";
import { confirmPath, readToken, unsubscribePath } from "#server/inbox/newsletter/links.ts";
import { confirmSubscription, requestSubscription, unsubscribe } from "#server/inbox/newsletter/subscriptions.ts";
import type { Store } from "#server/inbox/store/store.ts";
import { isMailable } from "#server/inbox/text.ts";

type Context = { store: Store; secret: string; now: number };

export async function postSubscription(fields: FormData, { store, now }: Context): Promise<Reply> {
  const email = String(fields.get("email") ?? "").trim();
  if (!isMailable(email)) return newsletterReplies.badEmail;
  const refusal = await requestSubscription(store, email, now);
  if (refusal) return replies.tooMany(refusal);
  // The same whether or not the address is already on the list.
  return newsletterReplies.requested;
}

/** Opening a link changes nothing, because mail scanners open links too; its page has a button. */
export function showTokenPage(path: string, token: string, { secret, now }: Context): Reply {
  if (!readToken(purposeOf(path), token, secret, now)) return newsletterReplies.badToken;
  return path === confirmPath
    ? newsletterReplies.askToConfirm(confirmPath, token)
    : newsletterReplies.askToUnsubscribe(unsubscribePath, token);
}

export async function postToken(path: string, token: string, { store, secret, now }: Context): Promise<Reply> {
  const id = readToken(purposeOf(path), token, secret, now);
  if (!id) return newsletterReplies.badToken;
  if (path === confirmPath)
    return (await confirmSubscription(store, id, now)) ? newsletterReplies.confirmed : newsletterReplies.badToken;
  await unsubscribe(store, id);
  return newsletterReplies.unsubscribed;
}

const purposeOf = (path: string) => (path === confirmPath ? "confirm" : "unsubscribe");
