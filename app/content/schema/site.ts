import { z } from "zod";
import type { SitePath } from "#app/content/types.ts";
import {
  clock,
  counted,
  day,
  fieldsOf,
  line,
  lines,
  lineWith,
  list,
  listOf,
  matching,
  moment,
  oneOf,
  reporter,
  roles,
  template,
} from "#app/content/schema/fields.ts";
import { factNames, videoShelves } from "#app/content/schema/collections.ts";
import { webAddress } from "#app/content/schema/marks.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const hoursPattern = /^(?<opens>\d\d:\d\d) to (?<closes>\d\d:\d\d)$/;

/** "09:00 to 18:00", or words without a time, such as "Closed" or "By appointment". */
const dayHours = line().superRefine((value, ctx) => {
  const { opens = "", closes = "" } = hoursPattern.exec(value)?.groups ?? {};
  const report = reporter(ctx);
  if (!/\d/.test(value)) return;
  if (![opens, closes].every((time) => clock.safeParse(time).success))
    report(`"${value}" is not a time`, 'Write "09:00 to 18:00", with 24 hours, or "Closed"');
  else if (closes <= opens) report(`${closes} is not later than ${opens}`, "Correct one of the two times");
});

const hours = z.strictObject(fieldsOf(days, dayHours)).transform((week) =>
  days
    .filter((day, i) => week[day] !== week[days[i - 1]!])
    .map((first) => {
      const from = days.indexOf(first);
      const next = days.findIndex((day, i) => i > from && week[day] !== week[first]);
      const on = days.slice(from, next < 0 ? days.length : next);
      const open = hoursPattern.exec(week[first])?.groups as { opens: string; closes: string } | undefined;
      return {
        days: on.length > 1 ? `${first} ${on.length > 2 ? "to" : "and"} ${on.at(-1)}` : first,
        time: open ? `${spoken(open.opens)} to ${spoken(open.closes)}` : week[first],
        ...open,
        on,
      };
    }),
);

/** "18:30" is read as "6:30 PM". */
function spoken(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

const notice = z
  .strictObject({
    text: z.string().register(roles, { role: "text" }),
    // Without a time zone: the browser reads it in the visitor's, which is usually that of the practice.
    end: moment.transform((value) => value.replace(" ", "T")),
  })
  .superRefine(({ text, end }, ctx) => {
    if (text && !end) reporter(ctx)("the notice has no end", "Write when it goes away, as 2026-01-31 18:00");
  });

const address = matching(webAddress, "a whole address", "Copy the whole address, with https://");

/** Name, addresses, hours and menus of the practice. Nothing else spells them out. */
export function siteSchema(paths: readonly string[]) {
  const page = oneOf(paths as SitePath[], "page", "The pages are the files in content/pages");
  const links = listOf({ to: page, label: line() });
  return z.strictObject({
    name: line(),
    tagline: line(),
    symbol: z.string(),
    origin: matching(
      /^https:\/\/[^\s/]+\.[^\s/]+$/,
      "the address of a site",
      "Write it as https://www.example.com, without a slash at the end",
    ),
    /** Empty until the name may be shown. */
    founder: z.string(),
    mail: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "a mail address", "Write it as name@example.com"),
    phone: matching(/^\+[\d ]{7,}$/, "a phone number", "Write + and the country code, then only digits and spaces"),
    whatsapp: z.strictObject({
      number: matching(
        /^\d{7,15}$/,
        "a WhatsApp number",
        "Write digits only, in quotes, with the country code first and without +",
      ),
      greeting: line(),
    }),
    social: listOf({
      network: oneOf(["Facebook", "Instagram", "YouTube"], "network"),
      href: address,
    }),
    hours,
    /** Shown at the top of every page until its time is over. Empty when there is none. */
    notice,
    /** How soon a message is answered. */
    responsePromise: line(),
    jurisdiction: z.string(),
    copyrightYear: z.number(),
    /** Whether pages and sessions may be kept on a visitor's device. */
    offline: z.boolean(),
    quote: line(),
    /** `pages` are those that belong to the entry and have none of their own. */
    mainMenu: listOf({ to: page, label: line(), pages: list(page).optional() }),
    footerMenu: listOf({ heading: line(), links }),
  });
}

/** Words that the site says by itself: toasts, field errors, the not-found page, the failure screen. */
export function messagesSchema(facts: Readonly<Record<string, string>>) {
  const words = lineWith(facts);
  const toast = z.strictObject({ title: words, text: words });
  return z.strictObject({
    contact: z.strictObject({
      ...fieldsOf(["missing", "badEmail", "sent", "tooLong"], toast),
      fields: z.strictObject({
        ...fieldsOf(["nameMissing", "emailMissing", "emailInvalid", "messageMissing"], words),
        tooLong: template("limit"),
      }),
    }),
    newsletter: z.strictObject({ notOpen: toast }),
    notFound: z.strictObject(fieldsOf(["title", "subtitle", "description", "home", "mainPages"], words)),
    failure: z.strictObject(fieldsOf(["title", "advice", "reload"], words)),
    share: z.strictObject({ copied: toast, notCopied: toast }),
    audioUnsupported: words,
  });
}

/** Toasts of a site with an inbox. The default build contains none of them. */
export function inboxToastsSchema(facts: Readonly<Record<string, string>>) {
  const words = lineWith(facts);
  const toast = z.strictObject({ title: words, text: words });
  return z.strictObject({
    contact: z.strictObject(fieldsOf(["sending", "notSent", "tooMany"], toast)),
    newsletter: z.strictObject(fieldsOf(["sending", "requested", "missing", "notSent", "tooMany"], toast)),
  });
}

/** `name` heads the fact once it is known; `ask` is how the sentence “Ask us about …” names it until then. */
const factLabel = z.strictObject(lines("name", "ask"));
/** Short words that pages and forms have in common. */
export const labelsSchema = z.strictObject({
  ...lines("contents", "references", "sanskrit", "respelling", "next", "share", "sharePractice", "recommended"),
  ...lines("avoid", "instead", "amount", "includes", "tryNow", "whatBringsYou"),
  goTo: template("page"),
  words: counted("count"),
  sources: counted("count"),
  notice: z.strictObject({ ...lines("name"), until: template("end") }),
  newsletter: z.strictObject(lines("heading", "address", "button")),
  footer: z.strictObject(lines("contact", "terms", "accessibility")),
  contact: z.strictObject({
    ...lines("form", "name", "email", "subject", "message", "send", "details", "whatsapp", "hours"),
    ways: z.strictObject(lines("mail", "phone", "whatsapp")),
  }),
  media: z.strictObject({
    ...lines("contents", "videos", "sessions", "first", "safety", "by", "platform", "goodToKnow"),
    shelves: z.strictObject(lines(...videoShelves)),
  }),
  /** The charts of what studies found. `bce` and `ce` follow a year on the scale of a timeline. */
  chart: z.strictObject({
    ...lines("quoted", "finding", "certainty", "bce", "ce"),
    /** How sure we can be, from the least. */
    levels: z.tuple([line(), line(), line(), line()]),
  }),
  /** The heading above folded sheets, the button that prints a section by itself, and the last line on paper. */
  sheet: z.strictObject(lines("keep", "print", "from")),
  facts: z.strictObject({
    /** Stand for the facts that are not filled in: `ask` is a link, the rest of the sentence follows it. */
    ...lines("ask", "rest"),
    about: template("facts"),
    names: z.strictObject(fieldsOf(factNames, factLabel)),
  }),
});

/** What is said beside verses. */
export const chantSchema = z.strictObject({
  /** The lines of a verse, to hear. */
  lines: z.strictObject({
    ...lines("hear", "stop", "all", "slowly", "repeat", "fault"),
    /** After “Hear” or “Stop”, for screen readers. */
    line: template("number", "title"),
    /** The link below a lesson. */
    lesson: template("title"),
  }),
  /** Repetitions of a verse, to count. `own` is offered after the mantras of the page; `press` names the whole screen. */
  beads: z.strictObject({
    ...lines("open", "mantra", "own", "goal", "press", "begin", "done", "undo", "again", "close"),
    count: template("count", "goal"),
  }),
  /** A drone to sing with. `find` stands before the buttons that choose a pitch. */
  tanpura: z.strictObject({
    ...lines("open", "find", "pitch", "tuning", "length", "endless", "volume", "start", "stop", "soft", "fault"),
    voices: z.strictObject(lines("low", "middle", "high")),
    /** A pitch by its Western name and its Indian count. */
    note: template("note", "count"),
    tunings: z.strictObject(lines("pa", "ma", "ni")),
    minutes: template("minutes"),
    /** The name of the sound in the player and on the lock screen. */
    title: template("note"),
  }),
});

const phaseWords = z.strictObject(lines("in", "hold", "out", "rest"));
/** What guides a visitor through a practice says. */
export const guideSchema = z.strictObject({
  /** The guide to a counted breath. `curve` stands before the phases, in the description of the curve. */
  breath: z.strictObject({
    ...lines("start", "pause", "resume", "again", "paused", "done", "round", "seconds", "curve"),
    /** Under the curve. */
    short: phaseWords,
    /** In the moving circle. */
    long: phaseWords,
    side: z.strictObject(lines("left", "right")),
    /** The same breath to hear, with the visitor's own counts. */
    sound: z.strictObject({ ...lines("offer", "minutes", "start", "playing", "failed"), title: counted("minutes") }),
  }),
  timer: z.strictObject({
    ...lines("minutes", "interval", "none", "bell", "bed", "settle", "start", "link", "playing"),
    every: counted("minutes"),
    bells: z.strictObject(lines("bowl", "bell")),
    beds: z.strictObject(lines("silence", "tanpura")),
    seconds: template("seconds"),
    /** The name of the sound in the player and on the lock screen. */
    title: counted("minutes"),
    faults: z.strictObject(lines("minutes", "interval", "link", "sound")),
  }),
  /** The steps of a practice, one on each screen. `before` heads the cautions, which come before the first step. */
  follow: z.strictObject({
    ...lines("start", "close", "back", "begin", "next", "done", "before", "aloud"),
    step: template("number", "count"),
  }),
});

/** The words around the audio players; `sentences` are those that every session can quote. */
export const playerSchema = (sessions: readonly string[], sentences: Readonly<Record<string, string>>) =>
  z.strictObject({
    ...lines(
      "beforePlay",
      "play",
      "pause",
      "bowl",
      "madeBy",
      "failure",
      "tryAgain",
      "start",
      "practice",
      "again",
      "chapters",
    ),
    length: template("minutes"),
    lengths: template("minutes", "short"),
    resume: template("time"),
    tools: template("title"),
    /** `topic` is the name of a session's file, not words to edit. */
    shelves: listOf({
      heading: line(),
      /** What must be known before one of them is chosen. */
      note: line().optional(),
      sessions: listOf({
        topic: oneOf(sessions, "session", "The sessions are the files in content/sessions"),
        line: line(),
      }),
    }).superRefine((shelves, ctx) => {
      const shelved = shelves.flatMap(({ sessions }) => sessions.map(({ topic }) => topic));
      for (const topic of sessions)
        if (!shelved.includes(topic))
          reporter(ctx)(`the session "${topic}" is on no shelf`, "Add its topic and a line to one of the shelves");
    }),
    download: z.strictObject({ ...lines("verb"), size: template("megabytes") }),
    caution: z.strictObject({
      ...lines("all", "everybody", "open", "avoid", "stop", "seeAll"),
      readFirst: lineWith(sentences),
    }),
    guide: z.strictObject(lines("open", "sit", "hear", "short")),
    save: z.strictObject({
      verb: template("megabytes"),
      ...lines("saving", "saved", "stop", "remove"),
      ...fieldsOf(["progress", "begun", "done", "removed"], template("title")),
      failure: z.strictObject(lines("quota", "network")),
    }),
    sleep: z.strictObject({ ...lines("label", "end"), minutes: template("minutes"), left: counted("minutes") }),
  });

/** The feed that podcast apps read. Apart from the player's words, because no script needs it. */
export const podcastSchema = z.strictObject({
  ...lines("invite", "about", "page"),
  title: template("name"),
  seasons: z.strictObject(lines("whole", "short")),
  shortTitle: template("title"),
  since: day,
});

/** Words around calendars: the practices in the visitor's own one, and the dates of the practice. */
export const calendarSchema = z.strictObject({
  week: z.strictObject({
    ...lines("open", "note", "time", "days", "file", "made", "month", "ready", "noDay", "noTime"),
    dayNames: z.tuple([line(), line(), line(), line(), line(), line(), line()]),
    event: template("title", "minutes"),
    sheet: template("time", "minutes"),
  }),
  /** The dates of classes, retreats and courses. */
  dates: z.strictObject({
    ...lines("heading", "online", "alsoOnline", "free", "cancelled", "subscribe", "file"),
    zone: template("city"),
    days: template("day", "start", "lastDay", "end", "zone"),
    ...fieldsOf(["when", "everyWeek", "everyTwoWeeks"], template("day", "start", "end", "zone")),
    /** The same moment on the visitor's clock. */
    forYou: template("time"),
    seats: counted("seats"),
    calendar: template("name"),
  }),
});
