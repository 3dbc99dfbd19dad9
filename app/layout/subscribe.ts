import { inboxToasts } from "#app/content/inbox-toasts.ts";
import { subscriptionsUrl } from "#app/content/inbox.ts";
import { notify } from "#app/browser/notify.ts";
import { sendForm } from "#app/browser/send-form.ts";

let busy = false;

/** Requests a confirmation mail. The box is cleared only once the server has accepted the address. */
export async function subscribe(form: HTMLFormElement) {
  if (busy) return;
  const { sending, requested, missing, notSent, tooMany } = inboxToasts.newsletter;
  const fields = new FormData(form);
  if (!fields.get("email")) return void notify.failure(missing);
  busy = true;
  const toast = notify.loading(sending);
  // The box has been visible since the page loaded, at 0.
  const outcome = await sendForm(subscriptionsUrl, fields, 0).catch(() => "not-sent" as const);
  busy = false;
  if (outcome === "accepted") {
    form.reset();
    notify.success(requested, toast);
  } else {
    notify.failure(outcome === "too-many" ? tooMany : notSent, toast);
  }
}
