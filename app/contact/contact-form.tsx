import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { useLocation } from "react-router";
import { checkContactMessage, type ContactErrors, type ContactField } from "#app/contact/contact-rules.ts";
import { messages } from "#app/content/messages.ts";
import { mailLink } from "#app/content/site.ts";
import { notify } from "#app/lib/notify.ts";
import { Field } from "#app/ui/field.tsx";
import { useAlive } from "#app/ui/use-alive.ts";

/**
 * The contact form. In this build it validates, answers and clears; it sends nothing. Without scripts the browser's own
 * validation works and the visitor's mail program opens.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const alive = useAlive();
  useSubjectOfService(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkContactMessage(new FormData(event.currentTarget));
    if (checked.ok) {
      setErrors({});
      event.currentTarget.reset();
      void notify.success(messages.contact.sent);
    } else {
      setErrors(checked.errors);
      void notify.failure(checked.toast);
      focusFirst(event.currentTarget, checked.errors);
    }
  }

  return (
    <form
      ref={form}
      action={mailLink}
      method="post"
      encType="text/plain"
      // Once alive, our own answers take the place of the browser's.
      noValidate={alive}
      onSubmit={submit}
      aria-label="Contact form"
      className="space-y-6"
    >
      <Field id="name" label="Name" error={errors.name}>
        {(tied) => <input {...tied} name="name" required autoComplete="name" />}
      </Field>
      <Field id="email" label="Email" error={errors.email}>
        {(tied) => <input {...tied} name="email" type="email" required autoComplete="email" />}
      </Field>
      <Field id="subject" label="Subject" optional>
        {(tied) => <input {...tied} name="subject" autoComplete="off" />}
      </Field>
      <Field id="message" label="Message" error={errors.message}>
        {(tied) => <textarea {...tied} name="message" rows={6} required autoComplete="off" />}
      </Field>
      <button type="submit" className="button w-full sm:w-auto">
        Send message
      </button>
    </form>
  );
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors) {
  const first = (["name", "email", "message"] satisfies ContactField[]).find((field) => errors[field]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}

/** A visitor who comes from a service card finds its name in the subject box, unless something is written there. */
function useSubjectOfService(form: RefObject<HTMLFormElement | null>) {
  const state: unknown = useLocation().state;
  useEffect(() => {
    const box = form.current?.elements.namedItem("subject");
    if (!(box instanceof HTMLInputElement) || box.value) return;
    if (typeof state === "object" && state && "subject" in state && typeof state.subject === "string")
      box.value = state.subject;
  }, [form, state]);
}
