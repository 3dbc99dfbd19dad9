import { useEffect, useState, type ComponentProps, type SubmitEvent } from "react";
import { mountToaster } from "#app/browser/toaster.tsx";
import { notify } from "#app/browser/notify.ts";
import { useSendForm } from "#app/browser/send-form.ts";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import { checkContactMessage, contactLimits, type ContactErrors } from "#app/shared/contact-rules.ts";
import { inboxToasts, labels, messages } from "#app/content/content.ts";
import { messagesUrl } from "#app/shared/inbox.ts";
import { mailLink } from "#app/content/site.ts";
import { Field } from "#app/ui/field.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";

/** HTML that is shown beside the button. */
type Note = { note?: string };

/** vite.config.ts replaces INBOX, so that a build contains only one of the two. */
export const ContactForm = process.env.INBOX ? InboxForm : LocalForm;

/**
 * Validates, shows a toast and clears, but sends nothing; without scripts, or if they do not load, it opens the
 * visitor's mail program.
 */
function LocalForm({ note }: Note) {
  const { errors, check } = useCheckedForm((form) => {
    form.reset();
    notify.success(messages.contact.sent);
  });
  return (
    <Form action={mailLink} encType="text/plain" onSubmit={check}>
      <Fields errors={errors} autoComplete="off" />
      <Send note={note} />
    </Form>
  );
}

/** Posts to the server, with or without scripts. Browsers restore its fields after an error page. */
function InboxForm({ note }: Note) {
  const { send, isPending } = useSendForm(messagesUrl, { ...inboxToasts.contact, sent: messages.contact.sent });
  const { errors, check } = useCheckedForm(send, contactLimits);
  return (
    <Form
      action={messagesUrl}
      onSubmit={(event) => (isPending ? event.preventDefault() : check(event))}
      aria-busy={isPending || undefined}
    >
      <Fields errors={errors} />
      <HoneypotField />
      <Send note={note} aria-disabled={isPending || undefined} />
    </Form>
  );
}

/** Calls `accept` with a form that has no errors; otherwise shows them. */
function useCheckedForm(accept: (form: HTMLFormElement) => void, limits?: typeof contactLimits) {
  const [errors, setErrors] = useState<ContactErrors>({});
  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkContactMessage(new FormData(form), limits);
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) return accept(form);
    notify.failure(checked.toast);
    focusFirst(form, checked.errors);
  }
  return { errors, check };
}

function Form(attributes: ComponentProps<"form">) {
  const hydrated = useHydrated();
  useEffect(mountToaster, []);
  // After hydration, our own messages replace the browser's.
  return (
    <form
      method="post"
      noValidate={hydrated}
      aria-label="Contact form"
      className="flex flex-col gap-6"
      {...attributes}
    />
  );
}

function Fields({ errors, autoComplete }: { errors: ContactErrors; autoComplete?: "off" }) {
  return (
    <>
      <div className="grid items-end gap-6 xl:grid-cols-2">
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
    </>
  );
}

function Send({ note, ...attributes }: Note & ComponentProps<"button">) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <button
        type="submit"
        aria-describedby={note ? "before-sending" : undefined}
        className="button w-full sm:w-auto"
        {...attributes}
      >
        {labels.contact.send}
      </button>
      {note && <p id="before-sending" className="sm:flex-[1_1_16rem]" dangerouslySetInnerHTML={{ __html: note }} />}
    </div>
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
