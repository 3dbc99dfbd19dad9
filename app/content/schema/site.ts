import { z } from "zod";
import type { SitePath } from "#app/content/types.ts";
import {
  checked,
  counted,
  day,
  line,
  lineWith,
  list,
  listOf,
  matching,
  oneOf,
  reporter,
  roles,
  template,
} from "#app/content/schema/fields.ts";
import { factNames, type FactName } from "#app/content/schema/collections.ts";
import { webAddress } from "#app/content/schema/marks.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
type Day = (typeof days)[number];

const hoursPattern = /^(?<opens>\d\d:\d\d) to (?<closes>\d\d:\d\d)$/;
const isClock = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** "09:00 to 18:00", or words without a time, such as "Closed" or "By appointment". */
const dayHours = line().superRefine((value, ctx) => {
  const { opens = "", closes = "" } = hoursPattern.exec(value)?.groups ?? {};
  const report = reporter(ctx);
  if (!/\d/.test(value)) return;
  if (!isClock(opens) || !isClock(closes))
    report(`"${value}" is not a time`, 'Write "09:00 to 18:00", with 24 hours, or "Closed"');
  else if (closes <= opens) report(`${closes} is not later than ${opens}`, "Correct one of the two times");
});

const hours = z
  .strictObject(Object.fromEntries(days.map((day) => [day, dayHours])) as Record<Day, typeof dayHours>)
  .transform((week) =>
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
    end: checked(
      (value) => value === "" || (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(value))),
      (value) => `"${value}" is not a day and a time`,
      "Write it as 2026-01-31 18:00",
    ).transform((value) => value.replace(" ", "T")),
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
      missing: toast,
      badEmail: toast,
      sent: toast,
      tooLong: toast,
      fields: z.strictObject({
        nameMissing: words,
        emailMissing: words,
        emailInvalid: words,
        messageMissing: words,
        tooLong: template("limit"),
      }),
    }),
    newsletter: z.strictObject({ notOpen: toast }),
    notFound: z.strictObject({ title: words, subtitle: words, description: words, home: words, mainPages: words }),
    failure: z.strictObject({ title: words, advice: words, reload: words }),
    share: z.strictObject({ copied: toast, notCopied: toast }),
    audioUnsupported: words,
  });
}

/** Toasts of a site with an inbox. The default build contains none of them. */
export function inboxToastsSchema(facts: Readonly<Record<string, string>>) {
  const words = lineWith(facts);
  const toast = z.strictObject({ title: words, text: words });
  return z.strictObject({
    contact: z.strictObject({ sending: toast, notSent: toast, tooMany: toast }),
    newsletter: z.strictObject({ sending: toast, requested: toast, missing: toast, notSent: toast, tooMany: toast }),
  });
}

const words = line();
/** `name` heads the fact once it is known; `ask` is how the sentence “Ask us about …” names it until then. */
const factLabel = z.strictObject({ name: words, ask: words });
/** Short words that pages and forms have in common. */
export const labelsSchema = z.strictObject({
  notice: z.strictObject({ name: words, until: template("end") }),
  contents: words,
  goTo: template("page"),
  avoid: words,
  instead: words,
  includes: words,
  sanskrit: words,
  words: counted("count"),
  respelling: words,
  references: words,
  sources: counted("count"),
  next: words,
  newsletter: z.strictObject({ heading: words, address: words, button: words }),
  footer: z.strictObject({ contact: words, terms: words, accessibility: words }),
  contact: z.strictObject({
    form: words,
    name: words,
    email: words,
    subject: words,
    message: words,
    send: words,
    details: words,
    ways: z.strictObject({ mail: words, phone: words, whatsapp: words }),
    whatsapp: words,
    hours: words,
  }),
  media: z.strictObject({
    contents: words,
    videos: words,
    sessions: words,
    shelves: z.strictObject({ move: words, breathe: words, rest: words, understand: words }),
  }),
  /** The charts of what studies found. */
  chart: z.strictObject({
    quoted: words,
    finding: words,
    certainty: words,
    /** How sure we can be, from the least. */
    levels: z.tuple([words, words, words, words]),
    /** After a year, on the scale of a timeline. */
    bce: words,
    ce: words,
  }),
  share: words,
  /** The button of a section that can be printed by itself, and the last line on paper. */
  sheet: z.strictObject({ print: words, from: words }),
  facts: z.strictObject({
    /** Stands for the facts that are not filled in. */
    ask: template("facts"),
    rest: words,
    names: z.strictObject(
      Object.fromEntries(factNames.map((name) => [name, factLabel])) as Record<FactName, typeof factLabel>,
    ),
  }),
});

/** What is said beside verses. */
export const chantSchema = z.strictObject({
  /** The lines of a verse, to hear. */
  lines: z.strictObject({
    hear: words,
    stop: words,
    /** After “Hear” or “Stop”, for screen readers. */
    line: template("number", "title"),
    all: words,
    slowly: words,
    repeat: words,
    /** The link below a lesson. */
    lesson: template("title"),
    fault: words,
  }),
  /** Repetitions of a verse, to count. */
  beads: z.strictObject({
    open: words,
    mantra: words,
    /** Offered after the mantras of the page. */
    own: words,
    goal: words,
    /** The name of the button that fills the screen. */
    press: words,
    count: template("count", "goal"),
    begin: words,
    done: words,
    undo: words,
    again: words,
    close: words,
  }),
  /** A drone to sing with. */
  tanpura: z.strictObject({
    open: words,
    /** Before the buttons that choose a pitch. */
    find: words,
    voices: z.strictObject({ low: words, middle: words, high: words }),
    pitch: words,
    /** A pitch by its Western name and its Indian count. */
    note: template("note", "count"),
    tuning: words,
    tunings: z.strictObject({ pa: words, ma: words, ni: words }),
    length: words,
    minutes: template("minutes"),
    endless: words,
    start: words,
    stop: words,
    soft: words,
    /** The name of the sound in the player and on the lock screen. */
    title: template("note"),
    fault: words,
  }),
});

const phaseWords = z.strictObject({ in: words, hold: words, out: words, rest: words });
/** What guides a visitor through a practice says. */
export const guideSchema = z.strictObject({
  /** The guide to a counted breath. */
  breath: z.strictObject({
    start: words,
    pause: words,
    resume: words,
    again: words,
    paused: words,
    done: words,
    round: words,
    seconds: words,
    /** Before the phases, in the description of the curve. */
    curve: words,
    /** Under the curve. */
    short: phaseWords,
    /** In the moving circle. */
    long: phaseWords,
    side: z.strictObject({ left: words, right: words }),
    /** The same breath to hear, with the visitor's own counts. */
    sound: z.strictObject({
      offer: words,
      minutes: words,
      start: words,
      title: counted("minutes"),
      playing: words,
      failed: words,
    }),
  }),
  timer: z.strictObject({
    minutes: words,
    interval: words,
    none: words,
    every: counted("minutes"),
    bell: words,
    bells: z.strictObject({ bowl: words, bell: words }),
    bed: words,
    beds: z.strictObject({ silence: words, tanpura: words }),
    settle: words,
    seconds: template("seconds"),
    start: words,
    link: words,
    playing: words,
    /** The name of the sound in the player and on the lock screen. */
    title: counted("minutes"),
    faults: z.strictObject({ minutes: words, interval: words, link: words, sound: words }),
  }),
  /** The steps of a practice, one on each screen. */
  follow: z.strictObject({
    start: words,
    close: words,
    back: words,
    begin: words,
    next: words,
    done: words,
    /** Above the cautions, which come before the first step. */
    before: words,
    step: template("number", "count"),
    aloud: words,
  }),
});

/** The words around the audio players. The words of a session itself come from its score. */
export const playerSchema = z.strictObject({
  length: template("minutes"),
  /** `topic` is the name of a session's file, not words to edit. */
  shelves: listOf({ heading: words, sessions: listOf({ topic: z.string(), line: words }) }),
  download: z.strictObject({ verb: words, size: template("megabytes") }),
  beforePlay: words,
  madeBy: words,
  caution: z.strictObject({ all: words, readFirst: words, open: words, avoid: words, stop: words, seeAll: words }),
  guide: z.strictObject({ open: words, sit: words, hear: words, short: words }),
  save: z.strictObject({
    verb: template("megabytes"),
    saving: words,
    saved: words,
    stop: words,
    remove: words,
    progress: template("title"),
    begun: template("title"),
    done: template("title"),
    removed: template("title"),
    failure: z.strictObject({ quota: words, network: words }),
  }),
  failure: words,
  tryAgain: words,
  resume: template("time"),
  start: words,
  practice: words,
  again: words,
  tools: template("title"),
  chapters: words,
  sleep: z.strictObject({
    label: words,
    end: words,
    minutes: template("minutes"),
    left: counted("minutes"),
  }),
});

/** The feed that podcast apps read. Apart from the player's words, because no script needs it. */
export const podcastSchema = z.strictObject({
  invite: words,
  title: template("name"),
  about: words,
  seasons: z.strictObject({ whole: words, short: words }),
  shortTitle: template("title"),
  page: words,
  since: day,
});

/** Words around calendars: the practices in the visitor's own one, and the dates of the practice. */
export const calendarSchema = z.strictObject({
  week: z.strictObject({
    open: words,
    note: words,
    time: words,
    days: words,
    dayNames: z.tuple([words, words, words, words, words, words, words]),
    file: words,
    made: words,
    month: words,
    ready: words,
    event: template("title", "minutes"),
    sheet: template("time", "minutes"),
    noDay: words,
    noTime: words,
  }),
  /** The dates of classes, retreats and courses. */
  dates: z.strictObject({
    heading: words,
    zone: template("city"),
    when: template("day", "start", "end", "zone"),
    days: template("day", "start", "lastDay", "end", "zone"),
    everyWeek: template("day", "start", "end", "zone"),
    everyTwoWeeks: template("day", "start", "end", "zone"),
    /** The same moment on the visitor's clock. */
    forYou: template("time"),
    online: words,
    alsoOnline: words,
    free: words,
    seats: counted("seats"),
    cancelled: words,
    subscribe: words,
    file: words,
    calendar: template("name"),
  }),
});
