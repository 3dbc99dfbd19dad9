import { useEffect, type ComponentProps } from "react";
import { mountToaster } from "#app/browser/toaster.tsx";
import { notify } from "#app/browser/notify.ts";
import { useSendForm } from "#app/browser/send-form.ts";
import { inboxToasts, labels, messages } from "#app/content/content.ts";
import { subscriptionsUrl } from "#app/shared/inbox.ts";
import { mailLink } from "#app/content/site.ts";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";

/** vite.config.ts replaces INBOX and SMTP_URL, so that a build contains only one of the two. */
export const NewsletterBox = process.env.INBOX && process.env.SMTP_URL ? SubscribeBox : ClosedBox;

/** There is no list to join: submitting shows a message, leaves the address in the field and sends nothing. */
function ClosedBox() {
  return (
    <Box
      action={mailLink}
      encType="text/plain"
      onSubmit={(event) => {
        event.preventDefault();
        notify.plain(messages.newsletter.notOpen);
      }}
    />
  );
}

/** Requests a confirmation mail. */
function SubscribeBox() {
  const { requested, missing, ...toasts } = inboxToasts.newsletter;
  const { send, isPending } = useSendForm(subscriptionsUrl, { ...toasts, sent: requested });
  return (
    <Box
      action={subscriptionsUrl}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        if (new FormData(event.currentTarget).get("email")) send(event.currentTarget);
        else notify.failure(missing);
      }}
    >
      <HoneypotField />
    </Box>
  );
}

function Box({ children, ...attributes }: ComponentProps<"form">) {
  useEffect(mountToaster, []);
  return (
    <form method="post" aria-labelledby="newsletter-title" {...attributes}>
      <h2 id="newsletter-title" className="text-h4">
        {labels.newsletter.heading}
      </h2>
      <label htmlFor="newsletter" className="mt-1 block text-quiet-on-night">
        {labels.newsletter.address}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="newsletter"
          name="email"
          type="email"
          autoComplete="email"
          className="min-h-13 min-w-0 w-36 grow rounded-field border-2 border-quiet-on-night bg-night px-4 text-on-night"
        />
        <button type="submit" className="button">
          {labels.newsletter.button}
        </button>
      </div>
      {children}
    </form>
  );
}
