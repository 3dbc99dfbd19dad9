import { inboxMessages } from "#app/content/inbox-messages.ts";
import { messagesAddress } from "#app/content/inbox.ts";
import { messages } from "#app/content/messages.ts";
import { notify } from "#app/browser/notify.ts";
import { sendForm } from "#app/browser/send-form.ts";

/** Says what happens from the first try to the end. The fields are cleared only when the server has them on its disk. */
export async function sendMessage(form: HTMLFormElement, shownAt: number) {
  const { sending, notSent, tooMany } = inboxMessages.contact;
  const letter = new FormData(form);
  const toast = await notify.loading(sending);
  const outcome = await sendForm(messagesAddress, letter, shownAt).catch(() => "refused" as const);
  if (outcome === "kept") {
    // What was written meanwhile is not ours to clear.
    if (sameWords(letter, new FormData(form))) form.reset();
    await notify.success(messages.contact.sent, toast);
  } else {
    await notify.failure(outcome === "too-many" ? tooMany : notSent, toast);
  }
}

function sameWords(one: FormData, other: FormData): boolean {
  return [...one].every(([field, value]) => other.get(field) === value);
}
