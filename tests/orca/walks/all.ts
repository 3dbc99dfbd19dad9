import type { Reader } from "../reader.ts";
import { beads } from "./beads.ts";
import { changingPages } from "./changing-pages.ts";
import { contactForm } from "./contact-form.ts";
import { mantras } from "./mantras.ts";
import { practice } from "./practice.ts";
import { sanskrit } from "./sanskrit.ts";
import { session } from "./session.ts";
import { sources } from "./sources.ts";
import { table } from "./table.ts";
import { tabs } from "./tabs.ts";

/** Each has a transcript of the same name. */
export const walks: Record<string, (reader: Reader) => Promise<void>> = {
  "contact-form": contactForm,
  "changing-pages": changingPages,
  mantras,
  beads,
  practice,
  sanskrit,
  table,
  sources,
  session,
  tabs,
};
