import { pageFile } from "#app/content/page-file.ts";
import type { Content } from "#app/content/read/content.ts";
import { fingerprintOf } from "#app/content/read/fingerprint.ts";
import type { YamlFile } from "#app/content/read/yaml-file.ts";
import { isHealthPage } from "#app/content/page-groups.ts";
import type { Session } from "#app/content/schema/session.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";

/** What is read of the content. */
type Read = Pick<Content, "reviews" | "currentReviews" | "confirmations" | "settings"> & {
  files: ReadonlyMap<string, Pick<YamlFile, "unconfirmed">>;
  pages: Partial<Content["pages"]>;
  sessions: readonly Pick<Session, "topic">[];
  ownerFacts: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type OpenPoint = { file: string; line?: number; field: string; value: string; needs: string };

/** Facts without which nobody can tell whether the practice is for them. */
const needed = ["city", "timeZone"];

const confirmations = "content/confirmations.yaml";

/** What a person confirms with a name and a day. */
const toSign = {
  urgentSigns: {
    value: "written from general medical knowledge",
    needs:
      "A physician reads content/urgent-signs.yaml and content/rules.yaml: each sign, how soon it needs help, the crisis lines, and each rule. Written without a source, the safer way each time: asthma, a blow to the head, eye pain with and without a red eye, flashes in the eye, back pain, usual angina, bleeding (in cancer treatment too), a long seizure, sudden belly pain, blood coughed up, fever, swelling, new pain or a new headache in cancer, a headache or belly pain in pregnancy or after birth, and fever with a weak immune system, each by its tier; alternate-nostril breathing with high blood pressure only if the doctor agrees; sugar only with insulin or diabetes tablets; epilepsy at counted breaths and Om; earphones in bed; who asks before slow or counted breaths, and who skips every hold. Then write the name and the day.",
  },
  library: {
    value: "/library tells visitors how the library can be used",
    needs: "Compare the page with the rooms and books you have, correct it, then write your name and the day.",
  },
  devices: {
    value: "nobody has tried the site on a phone or with a screen reader",
    needs:
      "Spend ten minutes with docs/how-to/try-on-devices.md: an iPhone, an Android phone and a screen reader. Then write your name, the day and the devices.",
  },
  recitation: {
    value: "nobody who knows Sanskrit has listened to the mantras",
    needs:
      "A person who knows Sanskrit listens to every line on /bhakti-yoga, once and slowly, and to the words in the lists. A line that is said wrongly is taken out (studio/sound/README.md, Words to hear). Then write the name and the day.",
  },
  licence: {
    value: "nobody has said who may copy the code and the words",
    needs:
      "Choose a licence and add it as a file LICENSE, or keep all rights, which is what holds without one. Then write your name, the day and the choice.",
  },
} as const;

/**
 * Everything that a person must still confirm before the site goes public, in the order of its files. The content has been
 * read as a whole; `today` is an ISO day.
 */
export function openPoints(content: Read, today: string): OpenPoint[] {
  const marked = [...content.files.values()]
    .flatMap(({ unconfirmed }) => unconfirmed)
    .map(({ value, ...point }) => ({ ...point, value: inShort(value) }));
  const pages = Object.entries(content.pages) as [SitePath, PageContent][];
  const reviews = pages.flatMap(([path, { reviewed }]) => {
    if (!reviewed || reviewed.due >= today) return [];
    const needs = "Overdue: compare the page with new studies, then update both dates.";
    return { file: pageFile(path), field: "reviewed.due", value: reviewed.due, needs };
  });
  const unreviewed = pages
    .filter(([path]) => isHealthPage(path) && !content.currentReviews[path])
    .map(([path, page]) => {
      const before = content.reviews[path];
      return {
        file: "content/reviews.yaml",
        field: path,
        value: before
          ? `its words have changed since ${before.by} reviewed them on ${before.on}`
          : "nobody has reviewed the medicine",
        needs: `A physician reads the page. Then add ${path}: {by: the name, on: the day, text: ${fingerprintOf(page)}}`,
      };
    });
  const unheard = content.sessions
    .filter(({ topic }) => !content.confirmations.listened[topic])
    .map(({ topic }) => ({
      file: confirmations,
      field: `listened.${topic}`,
      value: "nobody has listened yet",
      needs:
        "Listen to the whole session and its five-minute form, if it has one, on headphones and on a phone. Is every word clear and rightly said, the Sanskrit too? Are the cautions complete? Is the voice calm, never louder than you like, and never over the singing? Are the pauses long enough? Then write your name and the day.",
    }));
  const unknown = Object.entries(content.ownerFacts).flatMap(([field, facts]) => {
    const isMissing = ([name, value]: [string, string]) =>
      !value || (needed.includes(name) && /on request/i.test(value));
    const empty = Object.entries(facts)
      .filter(isMissing)
      .map(([name]) => name);
    if (empty.length === 0) return [];
    const needs =
      "Fill in what you know. Until then visitors read “Ask us”. “On request” is an answer too, but not for the city and the time zone.";
    return { file: "content/owner-facts.yaml", field, value: `still empty: ${empty.join(", ")}`, needs };
  });
  const unsigned = Object.entries({ messages: whereMessagesGo(content.settings), ...toSign })
    .filter(([field]) => !content.confirmations[field as "messages" | keyof typeof toSign])
    .map(([field, point]) => ({ file: confirmations, field, ...point }));
  return [...marked, ...unknown, ...reviews, ...unreviewed, ...unheard, ...unsigned];
}

function inShort(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const words = typeof value === "object" ? Object.values(value ?? {}).join(", ") : JSON.stringify(value);
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}

function whereMessagesGo({ inbox, newsletter }: Content["settings"]): { value: string; needs: string } {
  if (!inbox)
    return {
      value: "the forms deliver no message and no newsletter address (INBOX is not set)",
      needs:
        "Turn the inbox on (docs/how-to/receive-messages.md), or confirm that the forms stay as they are, then write your name and the day.",
    };
  return {
    value: newsletter
      ? "messages are kept and forwarded by mail; the newsletter is open"
      : "messages are kept, to be read with npm run inbox; the newsletter is not open (SMTP_URL is not set)",
    needs: "Send yourself a message through the form, see it arrive, then write your name and the day.",
  };
}
