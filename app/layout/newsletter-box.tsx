import { useId, type SubmitEvent } from "react";
import { messages } from "#app/content/messages.ts";
import { mailLink } from "#app/content/site.ts";
import { notify } from "#app/lib/notify.ts";

/** There is no list to join yet, so the box says so and keeps what was typed. Nothing is sent. */
export function NewsletterBox() {
  const id = useId();

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void notify.plain(messages.newsletter.notOpen);
  }

  return (
    <form action={mailLink} method="post" encType="text/plain" onSubmit={answer}>
      <h2 className="text-h4">Newsletter</h2>
      <label htmlFor={id} className="mt-3 block text-quiet-on-night">
        Your email address
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
          Subscribe
        </button>
      </div>
    </form>
  );
}
