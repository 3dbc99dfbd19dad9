import { checkContactMessage, contactLimits, type ContactField } from "#app/shared/contact-rules.ts";
import { replies, type Reply } from "#server/inbox/http/replies.ts";
import { keyFromText, storeMessage } from "#server/inbox/messages.ts";
import type { Store } from "#server/inbox/store/store.ts";
import { cleanField } from "#server/inbox/text.ts";

/** Applies the same rules as the browser, then stores the message. */
export async function postMessage(
  fields: FormData,
  { store, forward, now }: { store: Store; forward: boolean; now: number },
): Promise<Reply> {
  for (const field of Object.keys(contactLimits) as ContactField[])
    fields.set(field, cleanField(field, String(fields.get(field) ?? "")));
  const checked = checkContactMessage(fields, contactLimits);
  if (!checked.ok) return replies.invalid(checked.toast, checked.errors);
  const { message } = checked;
  const key = String(fields.get("key") ?? keyFromText(message, now));
  if (!/^[\w-]{16,80}$/.test(key)) return replies.unreadable;
  return replies[await storeMessage(store, { message, key, forward, now })];
}
