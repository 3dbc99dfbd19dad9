import { inboxToasts } from "#app/content/inbox-toasts.ts";
import { messagesUrl } from "#app/content/inbox.ts";
import { messages } from "#app/content/messages.ts";
import { notify } from "#app/browser/notify.ts";
import { sendForm } from "#app/browser/send-form.ts";

/** Shows progress and the outcome. The form is cleared only once the server has stored the message. */
export async function sendMessage(form: HTMLFormElement, shownAt: number) {
  const { sending, notSent, tooMany } = inboxToasts.contact;
  const sent = new FormData(form);
  const toast = notify.loading(sending);
  const outcome = await sendForm(messagesUrl, sent, shownAt).catch(() => "not-sent" as const);
  if (outcome === "accepted") {
    // The visitor may have started another message in the meantime.
    if (isUnchanged(sent, new FormData(form))) form.reset();
    notify.success(messages.contact.sent, toast);
  } else {
    notify.failure(outcome === "too-many" ? tooMany : notSent, toast);
  }
}

function isUnchanged(before: FormData, after: FormData): boolean {
  return [...before].every(([field, value]) => after.get(field) === value);
}
