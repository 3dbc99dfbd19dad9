import { useEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from "react";
import { useLocation } from "react-router";
import { labels } from "#app/content/labels.ts";
import { checkContactMessage, contactLimits, type ContactErrors } from "#app/contact/contact-rules.ts";
import { sendMessage } from "#app/contact/send-message.ts";
import { messagesUrl } from "#app/content/inbox.ts";
import { messages } from "#app/content/messages.ts";
import { mailLink } from "#app/content/site.ts";
import { notify } from "#app/browser/notify.ts";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import { Field } from "#app/ui/field.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";

/** "off" only in the default build: with an inbox, browsers must restore the fields after an error page. */
const autoComplete = process.env.INBOX ? undefined : "off";

/**
 * In the default build the form validates, shows a toast and clears, but sends nothing; without scripts, or if they do
 * not load, it opens the visitor's mail program. In a build with an inbox it posts to the server, with or without
 * scripts. `note` is shown beside the button.
 */
export function ContactForm({ note }: { note?: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [sending, setSending] = useState(false);
  const shownAt = useShownAt();
  const hydrated = useHydrated();
  useSubjectFromLink(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const element = event.currentTarget;
    const checked = checkContactMessage(new FormData(element), process.env.INBOX ? contactLimits : undefined);
    if (!checked.ok) {
      setErrors(checked.errors);
      notify.failure(checked.toast);
      focusFirst(element, checked.errors);
    } else {
      setErrors({});
      if (process.env.INBOX) void send(element);
      else {
        element.reset();
        notify.success(messages.contact.sent);
      }
    }
  }

  async function send(element: HTMLFormElement) {
    setSending(true);
    await sendMessage(element, shownAt.current);
    setSending(false);
  }

  return (
    <form
      ref={form}
      action={process.env.INBOX ? messagesUrl : mailLink}
      method="post"
      encType={process.env.INBOX ? "application/x-www-form-urlencoded" : "text/plain"}
      // After hydration, our own messages replace the browser's.
      noValidate={hydrated}
      onSubmit={submit}
      aria-label="Contact form"
      aria-busy={sending || undefined}
      className="space-y-6"
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Field id="name" label={labels.contact.name} error={errors.name}>
          {(control) => <input {...control} name="name" required autoComplete="name" />}
        </Field>
        <Field id="email" label={labels.contact.email} error={errors.email}>
          {(control) => <input {...control} name="email" type="email" required autoComplete="email" />}
        </Field>
      </div>
      <Field id="subject" label={labels.contact.subject} optional error={errors.subject}>
        {(control) => <input {...control} name="subject" autoComplete={autoComplete} />}
      </Field>
      <Field id="message" label={labels.contact.message} error={errors.message}>
        {(control) => <textarea {...control} name="message" rows={6} required autoComplete={autoComplete} />}
      </Field>
      {process.env.INBOX && <HoneypotField />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <button
          type="submit"
          aria-disabled={sending || undefined}
          aria-describedby={note ? "before-sending" : undefined}
          className="button w-full sm:w-auto"
        >
          {labels.contact.send}
        </button>
        {note && (
          <p id="before-sending" className="sm:flex-[1_1_16rem]">
            {note}
          </p>
        )}
      </div>
    </form>
  );
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors) {
  const first = (["name", "email", "subject", "message"] as const).find((field) => errors[field]);
  const control = first && form.elements.namedItem(first);
  if (!(control instanceof HTMLElement)) return;
  // WebKit would scroll the field to the top of the viewport, which hides its label and error message.
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}

/** When the form appeared: with the page, or later through client-side navigation, which React Router counts in `idx`. */
function useShownAt() {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = history.state?.idx > 0 ? performance.now() : 0;
  }, []);
  return shownAt;
}

/** A link from a service card passes the service's name, which fills an empty subject. */
function useSubjectFromLink(form: RefObject<HTMLFormElement | null>) {
  const state: unknown = useLocation().state;
  useEffect(() => {
    const box = form.current?.elements.namedItem("subject");
    if (!(box instanceof HTMLInputElement) || box.value) return;
    if (typeof state === "object" && state && "subject" in state && typeof state.subject === "string")
      box.value = state.subject;
  }, [form, state]);
}
