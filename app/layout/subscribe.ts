import { inboxMessages } from "#app/content/inbox-messages.ts";
import { subscriptionsAddress } from "#app/content/inbox.ts";
import { notify } from "#app/browser/notify.ts";
import { sendForm } from "#app/browser/send-form.ts";

let busy = false;

/** Asks for the mail that confirms. The address leaves the box only when the server has it. */
export async function subscribe(form: HTMLFormElement) {
  if (busy) return;
  const { sending, asked, missing, notSent, tooMany } = inboxMessages.newsletter;
  const letter = new FormData(form);
  if (!letter.get("email")) return void (await notify.failure(missing));
  busy = true;
  const toast = await notify.loading(sending);
  // The box came with the page.
  const outcome = await sendForm(subscriptionsAddress, letter, 0).catch(() => "refused" as const);
  busy = false;
  if (outcome === "kept") {
    form.reset();
    await notify.success(asked, toast);
  } else {
    await notify.failure(outcome === "too-many" ? tooMany : notSent, toast);
  }
}
