import { useId, type SubmitEvent } from "react";
import { labels } from "#app/content/labels.ts";
import { subscriptionsUrl } from "#app/content/inbox.ts";
import { messages } from "#app/content/messages.ts";
import { mailLink } from "#app/content/site.ts";
import { subscribe } from "#app/layout/subscribe.ts";
import { notify } from "#app/browser/notify.ts";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";

/**
 * In the default build there is no list: submitting shows a message, leaves the address in the field and sends nothing.
 * In a build whose inbox can send mail, it requests a confirmation mail.
 */
export function NewsletterBox() {
  const id = useId();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (process.env.INBOX && process.env.SMTP_URL) void subscribe(event.currentTarget);
    else void notify.plain(messages.newsletter.notOpen);
  }

  return (
    <form
      aria-labelledby={`${id}-title`}
      action={process.env.INBOX && process.env.SMTP_URL ? subscriptionsUrl : mailLink}
      method="post"
      encType={process.env.INBOX && process.env.SMTP_URL ? "application/x-www-form-urlencoded" : "text/plain"}
      onSubmit={submit}
    >
      <h2 id={`${id}-title`} className="text-h4">
        {labels.newsletter.heading}
      </h2>
      <label htmlFor={id} className="mt-3 block text-quiet-on-night">
        {labels.newsletter.address}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          className="min-h-13 min-w-0 grow basis-56 rounded-field border-2 border-quiet-on-night bg-night px-4 text-on-night"
        />
        <button type="submit" className="button">
          {labels.newsletter.button}
        </button>
      </div>
      {process.env.INBOX && process.env.SMTP_URL && <HoneypotField />}
    </form>
  );
}
