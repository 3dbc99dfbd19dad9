import { checkContactMessage, contactLimits, type ContactField } from "#app/contact/contact-rules.ts";
import type { Answer } from "#server/inbox/http/answers.ts";
import { say } from "#server/inbox/http/words.ts";
import { tidyField } from "#server/inbox/letter.ts";
import { keepMessage, keyOfWords } from "#server/inbox/messages.ts";
import type { Store } from "#server/inbox/store/store.ts";

/** A posted form in, an answer out. The rule is the one that the browser used. */
export async function takeMessage(
  fields: FormData,
  { store, forward, now }: { store: Store; forward: boolean; now: number },
): Promise<Answer> {
  for (const field of Object.keys(contactLimits) as ContactField[]) {
    fields.set(field, tidyField(field, String(fields.get(field) ?? "")));
  }
  const checked = checkContactMessage(fields, contactLimits);
  if (!checked.ok) return say.invalid(checked.toast, checked.errors);
  const key = fields.get("key");
  if (key !== null && !/^[\w-]{16,64}$/.test(String(key))) return say.unreadable;
  const letter = checked.message;
  const outcome = await keepMessage(store, { letter, key: String(key ?? keyOfWords(letter, now)), forward, now });
  return { kept: say.kept, "kept-before": say.keptBefore, "other-words": say.otherWords }[outcome];
}
