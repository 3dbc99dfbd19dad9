import { z } from "zod";
import { reservedFragments, slug } from "#app/content/fragments.ts";
import { icons, type IconName } from "#app/content/icons.ts";
import type { Picture } from "#app/content/picture.ts";
import type { SiteLink, SitePath } from "#app/content/types.ts";
import {
  checked,
  day,
  entryOf,
  firstDuplicate,
  lengthBetween,
  line,
  list,
  listOf,
  oneOf,
  reporter,
  roles,
  shownBy,
} from "#app/content/schema/fields.ts";
import { checkPath, textWith, type Names } from "#app/content/schema/marks.ts";
import { plain } from "#app/content/text.ts";
import { checkRespelling } from "#app/content/schema/respelling.ts";
import * as collections from "#app/content/schema/collections.ts";

/** Everything that a page can refer to. */
type Known = Names & {
  studies: Readonly<Record<string, collections.Study>>;
  testimonials: Readonly<Record<string, collections.Testimonial>>;
  gallery: readonly collections.GalleryItem[];
  wholePictures: Readonly<Record<string, Picture>>;
  wholeFigures: Readonly<Record<string, collections.Figure>>;
  urgentSigns: collections.UrgentSigns;
  ownerFacts: collections.OwnerFacts;
  /** The names of the sessions' files. */
  topics: readonly string[];
};

const nameFix = "Use small letters, digits and hyphens, such as who-should-wait";
const fragment = checked((id) => id !== "" && id === slug(id), "is not a plain name", nameFix).superRefine(
  (id, ctx) => {
    if (reservedFragments().includes(id)) reporter(ctx)(`"${id}" is used by the page itself`, nameFix);
  },
);

/** How running text is laid out on a wide screen. A phone shows every layout in one column. */
export const proseLayouts = [
  /** Heading on the left, text on the right. */
  "side",
  /** Heading and text in the middle of a coloured band. */
  "centred",
  /** Heading and text on the left, the list on the right. */
  "list",
  /** Heading above, one column for each subheading. */
  "topics",
  /** Text on the left, the quotation large on the right. */
  "quotation",
  /** Text beside the picture. */
  "picture",
] as const;

/**
 * Single source of truth for pages: TypeScript types, limits and error messages. Field order is reading order, regardless
 * of the order in the file.
 */
export function pageSchema(known: Known) {
  const text = textWith(known);
  const texts = list(text);
  const page = oneOf(known.paths as SitePath[], "page", "The pages are the files in content/pages");
  const icon = oneOf(Object.keys(icons) as IconName[], "icon");
  const picture = entryOf(known.wholePictures, "picture");
  const figure = entryOf(known.wholeFigures, "figure", "The figures are the names in content/figures.yaml");
  const study = oneOf(
    Object.keys(known.studies),
    "study",
    "Use a name from content/studies.yaml, or add the study there",
  );
  /** A number from studies.yaml, with a label for this chart. */
  const finding = z
    .strictObject({ label: line(), study: study.register(roles, { role: "study" }), effect: z.string() })
    .transform(({ label, study, effect }, ctx) => {
      const numbers = known.studies[study]?.effects?.[effect];
      if (!numbers) reporter(ctx)(`${study} has no effect "${effect}"`, "Add it to the study in content/studies.yaml");
      return { label, ...(numbers ?? { value: 0, words: "", certainty: 1 as const }) };
    });
  shownBy.set(finding, collections.shownFinding);
  const link = z.string().transform((to, ctx) => {
    checkPath(to, known.paths, reporter(ctx));
    return to as SiteLink;
  });
  const to = z.string().transform((to, ctx) => {
    if (to !== "whatsapp" && to !== "mail") checkPath(to, known.paths, reporter(ctx));
    return to as SiteLink | "whatsapp" | "mail";
  });
  const actions = listOf({ label: line(), to });

  const signs = oneOf(["emergency", "today", "soon"], "list of signs").transform((tier) => {
    const { strip, emergency, "at-once": atOnce, today, soon } = known.urgentSigns;
    return tier === "emergency"
      ? { tier, strip, lists: [emergency, atOnce], lessUrgent: [today, soon] }
      : { tier, lists: [known.urgentSigns[tier]] };
  });
  const lists = z.array(collections.urgentTier(known));
  const strip = collections.urgentStrip(known).optional();
  shownBy.set(signs, z.strictObject({ tier: z.string(), strip, lists, lessUrgent: lists.optional() }));

  const rulesInFull = Object.fromEntries(Object.entries(known.rules).filter(([, { full }]) => full));
  const wholeRule = entryOf(rulesInFull, "rule", "The rules are in content/rules.yaml");
  shownBy.set(wholeRule, collections.rule(known));

  const urgentLines = z.literal(true).transform(() => known.urgentSigns.strip);
  shownBy.set(urgentLines, collections.urgentStrip(known));
  /** With `sheet: true` a section can be printed by itself, in large print, with the lines of the emergency strip below it. */
  const sheet = urgentLines.optional();

  /**
   * With `week` a visitor can put the practices into a calendar, one a day, each for the given minutes. `days` are those
   * suggested, from 1 for Monday to 7 for Sunday; without them it is every day.
   */
  const week = z
    .strictObject({
      minutes: z.number().int().positive(),
      days: z.array(z.number().int().min(1).max(7)).optional(),
    })
    .optional();

  /** With `fold: true` only the heading of a section shows until it is opened. */
  const fold = z.literal(true).optional();

  const facts = entryOf<collections.Facts>(known.ownerFacts, "block of facts");
  shownBy.set(facts, z.record(z.string(), collections.fact));

  /** A piece of running text. */
  const block = z.union([
    text,
    /** `marks` shows what the items are: advised, or to leave out. */
    z.strictObject({ bullets: texts, marks: oneOf(["check", "leave-out"], "mark").optional() }),
    z.strictObject({ numbered: texts }),
    z.strictObject({ subheading: line() }),
    /** Signs from urgent-signs.yaml: emergency (with what to call for at once), today or soon. */
    z.strictObject({ signs }),
    /** A rule from rules.yaml, in full. */
    z.strictObject({ rule: wholeRule }),
    /** A block of owner-facts.yaml. `asked`: the page already says what to ask, so only what is filled in is shown. */
    z.strictObject({ facts, asked: z.literal(true).optional() }),
    /** A quotation inside running text; the kind `quote` is a whole section. */
    z.strictObject({ quote: text, by: line().optional() }),
    /** A button that removes what this site keeps on the visitor's device, and what it says afterwards. */
    z.strictObject({ forget: z.strictObject({ button: line(), done: line(), refused: line() }) }),
  ]);
  const body = list(block);

  /** A counted breath, in seconds. Drawn as a curve that a visitor can breathe along with. */
  const breath = z.strictObject({
    in: z.number().positive(),
    hold: z.number().positive().optional(),
    out: z.number().positive(),
    rest: z.number().positive().optional(),
    /** In on the left, out on the right, in on the right, out on the left. */
    nostrils: z.literal("alternate").optional(),
    /** How many rounds the guide counts. */
    rounds: z.number().int().positive(),
  });

  /** One instruction that a visitor may follow with body, breath or voice. It cannot be written without its caution. */
  const practice = z.strictObject({
    title: line(),
    /** One or two sentences: what it is and what it feels like. */
    text,
    /** How often, how long: "5 to 7 rounds". */
    amount: line().optional(),
    caution: z.strictObject({
      /** Who should leave it out or ask a doctor first. One entry for each group of people. */
      avoid: texts,
      /** How to adapt it instead. */
      instead: text.optional(),
    }),
    breath: breath.optional(),
    /** Offers its steps one by one, each on a screen of its own. */
    follow: z.literal(true).optional(),
    /** A step that moves or places the body must name its figures: app/checks/figures.test.ts goes by its first verb. */
    steps: list(z.union([text, z.strictObject({ text, figures: list(figure) })])),
  });

  const verse = z
    .strictObject({
      /** Its known name in plain letters: the heading above it. */
      title: line(),
      meaning: line(),
      /** In plain letters, stressed syllables between stars: see respelling.ts. A comma ends a line. */
      say: z.string().register(roles, { role: "say" }),
      /** In IAST, in the same lines as the Devanagari, without bars. */
      roman: line("sanskrit"),
      devanagari: line("sanskrit"),
      source: line(),
    })
    .superRefine(({ roman, devanagari, say }, ctx) => {
      checkRespelling(roman, say, reporter(ctx));
      const lines = (verse: string) => verse.trim().split("\n").length;
      if (roman.includes("|")) reporter(ctx)("the Roman lines contain a bar (|)", "Start a new line instead");
      if (lines(roman) !== lines(devanagari))
        reporter(ctx)("roman and devanagari differ in their number of lines", "Break both at the same places");
      if (say.split(", ").length !== lines(roman))
        reporter(ctx)("say and roman differ in their number of lines", "Write a comma and a space where a line ends");
    });
  const verses = list(verse).superRefine((all, ctx) => {
    const twice = firstDuplicate(all.map(({ title }) => title));
    if (twice) reporter(ctx)(`two verses have the title "${twice}"`, "Give each verse its own title");
  });

  /** Years BCE are negative. */
  const years = z
    .strictObject({
      from: z.number().int(),
      to: z.number().int(),
      /** True where the date may be wrong by decades or more. It is drawn with soft ends. */
      rough: z.literal(true).optional(),
      /** A shorter name than the title. */
      label: line().optional(),
    })
    .superRefine(({ from, to }, ctx) => {
      if (to < from) reporter(ctx)(`${to} is earlier than ${from}`, "Write the earlier year first; BCE is negative");
    });

  const degree = z.number().min(0).max(10);
  /** Rows of a table on a map: 0 is the left or the bottom end, 10 the right or the top. */
  const map = z.strictObject({
    left: line(),
    right: line(),
    bottom: line(),
    top: line(),
    places: listOf({ name: z.string(), across: degree, up: degree }),
    /** Below the map: whose judgement it is. */
    note: line(),
  });

  const plate = listOf({ label: line(), percent: z.number().positive() }).superRefine((shares, ctx) => {
    const sum = shares.reduce((sum, { percent }) => sum + percent, 0);
    if (sum !== 100) reporter(ctx)(`the shares of the plate add up to ${sum} percent`, "Make them add up to 100");
  });

  const galleryPictures = z.literal("all").transform(() => known.gallery);
  shownBy.set(galleryPictures, collections.galleryItems(known.wholePictures));

  const sectionWithoutIntro = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
    z.strictObject({
      heading: line(),
      kind: z.literal(kind),
      /** The #fragment of the section. Made from the heading when left out. */
      id: fragment.optional(),
      ...fields,
    });
  const section = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
    /** `intro` is one or two sentences under the heading. */
    sectionWithoutIntro(kind, { intro: text.optional(), ...fields });

  const sections = z.discriminatedUnion("kind", [
    /** Running text. If `layout` is omitted, it follows from the content and position of the section. */
    section("prose", {
      body,
      picture: picture.optional(),
      /** Below the text, beside a picture: one stroke, to hear what the section is about. */
      hear: z.literal("bowl").optional(),
      layout: oneOf(proseLayouts, "layout").optional(),
      sheet,
      fold,
    }),
    /** One practice at full width: the caution, then numbered steps. `hear` is the line of a verse that it teaches. */
    section("practice", { practice, hear: line("sanskrit").optional(), sheet, week }),
    /** One breathing practice on a green band, beside a drawing of the breath. */
    sectionWithoutIntro("breath", { practice }),
    /** Several short practices as cards. */
    section("practices", { practices: list(practice), sheet, week }),
    /** A sequence that needs no health caution. `when` is a time or a stage. */
    section("process", { steps: listOf({ title: line(), when: line().optional(), text }), sheet, week, fold }),
    /** Cards of equal weight. With `to` the whole card is a link. */
    section("cards", {
      /** A plate divided among foods. */
      plate: plate.optional(),
      cards: listOf({
        title: line(),
        text,
        to: link.optional(),
        icon: icon.optional(),
        /** At the head of the card, in place of the icon. */
        picture: picture.optional(),
      }),
    }),
    /** What trials find, at a glance: each result in a few large words. */
    section("findings", { findings: listOf({ title: line(), result: line(), text }) }),
    /** Audio sessions by the names of their files, each shown by its emblem and linked to its player. */
    section("listen", { sessions: list(oneOf(known.topics, "session")) }),
    /** The meditation timer. */
    section("timer", {}),
    /** A table. The first column names the row. */
    section("comparison", {
      map: map.optional(),
      /** The name of a column of numbers to draw above the table as consecutive segments. The last row is their sum. */
      draw: z.string().optional(),
      caption: line(),
      columns: list(line()),
      rows: list(texts),
      fold,
    }).superRefine(({ columns, rows, map, draw }, ctx) => {
      rows.forEach((row, i) => {
        if (row.length !== columns.length)
          reporter(ctx)(`row ${i + 1} has ${row.length} cells`, `Write ${columns.length} cells, one for each column`);
      });
      const names = rows.map(([name]) => plain(name ?? ""));
      map?.places.forEach(({ name }) => {
        if (!names.some((row) => row.startsWith(name)))
          reporter(ctx)(`the map shows "${name}", but no row begins with it`, "Use the name of a row");
      });
      if (draw === undefined) return;
      if (!columns.includes(draw)) return reporter(ctx)(`there is no column "${draw}"`, "Use the name of a column");
      const numbers = rows.map((row) => Number(plain(row[columns.indexOf(draw)] ?? "")));
      const sum = numbers.slice(0, -1).reduce((sum, number) => sum + number, 0);
      if (sum !== numbers.at(-1))
        reporter(ctx)(
          `the rows of "${draw}" add up to ${sum}, not to ${numbers.at(-1)}`,
          "Write plain numbers, with their sum in the last row",
        );
    }),
    /** Periods of history in order; `when` is free words. Those with `years` are also drawn to scale above the list. */
    section("timeline", {
      /** Below the drawing: how to read it. */
      key: line().optional(),
      entries: listOf({ title: line(), when: line(), text, years: years.optional() }),
    }),
    /** Terms and what they mean, or names and facts. */
    section("definitions", { entries: listOf({ term: text, text }), sheet, fold }),
    /** A risk to the body. `emergency` is for signs that need help at once. Other advice is prose. */
    section("caution", { level: oneOf(["caution", "emergency"], "level"), body }),
    /**
     * Verses. Those with `together`, which says how, can be sung with and counted. With a `key` that explains them, the long
     * and short beats are drawn under each line.
     */
    section("verses", { together: listOf({ title: line(), text: line() }).optional(), key: line().optional(), verses }),
    /** Figures that are often quoted, each with what trials find on average. */
    section("quoted-figures", {
      figures: listOf({
        quoted: line(),
        about: line(),
        /** What trials find on average, in a few words, which are set large. */
        found: line(),
        trials: text,
        /** The quoted figure and the findings on one scale. */
        chart: z
          .strictObject({
            /** What the scale counts: "mm Hg". */
            unit: line(),
            from: z.number(),
            to: z.number(),
            quoted: z.tuple([z.number(), z.number()]),
            quotedLabel: line(),
            findings: list(finding),
          })
          .optional(),
      }),
    }),
    /** How many of a hundred people, for two or more groups. */
    section("people", { body, groups: list(finding) }),
    /** A saying at large size, below a picture as wide as the screen if there is one; the heading is visually hidden. */
    sectionWithoutIntro("quote", { quote: text, by: line().optional(), picture }),
    section("myths", { pairs: listOf({ myth: line(), fact: text }) }),
    /** The yamas or niyamas. */
    section("principles", {
      principles: listOf({
        title: line(),
        subtitle: text,
        devanagari: line("sanskrit"),
        text,
        daily: text,
      }),
    }),
    /** Groups of illness: what they include, what yoga may add, what to take care of. */
    section("conditions", {
      conditions: listOf({
        title: line(),
        conditions: listOf({ name: line(), benefits: text }),
        caution: text,
        icon,
        /** Drawn at the head of the card: a practice that fits. */
        figure,
        /** What fits the condition and what does not. */
        helpful: texts,
        avoid: texts,
      }),
    }),
    /** What fits a condition and what does not. */
    section("recommendations", {
      groups: listOf({ title: line(), icon: icon.optional(), helpful: texts, avoid: texts }),
    }),
    /** The services. */
    section("offerings", {
      offerings: listOf({
        title: line(),
        text,
        features: list(line()),
        duration: line(),
        /** A block of owner-facts.yaml: price, dates and the like. */
        facts,
        action: line(),
        to: page,
        picture: picture.optional(),
      }),
    }),
    /** The levels of teacher training. */
    section("course-levels", {
      levels: listOf({ title: line(), hours: line(), text, includes: texts, takes: line() }),
    }),
    /** Study cards. Everything but the summary comes from studies.yaml. */
    section("studies", { studies: listOf({ study: study.register(roles, { role: "study" }), summary: text }) }),
    /** Stories from testimonials.yaml, by name, or `all`. */
    section("testimonials", {
      testimonials: z.union([
        z.literal("all").transform(() => Object.values(known.testimonials)),
        list(entryOf(known.testimonials, "story")),
      ]),
    }),
    /** A full-width band of figures. */
    section("statistics", {
      statistics: listOf({ value: line(), label: line() }),
      /** True while the figures are examples. */
      sample: z.boolean().optional(),
    }),
    /** The pictures of gallery.yaml. */
    section("gallery", { items: galleryPictures }),
    /** Tiles that are not links. */
    section("tiles", { tiles: listOf({ title: line(), text, icon }) }),
    /** Questions and answers on one topic. */
    section("faq", { questions: listOf({ question: line(), answer: body }) }),
    section("books", { books: listOf({ title: line(), by: line(), year: line(), text }) }),
    /** An invitation with one or two buttons. */
    sectionWithoutIntro("callout", { text, actions }),
    /** A plain announcement, such as “launching soon”. */
    section("notice", { body }),
  ]);

  return z.strictObject({
    /** The h1 and the first half of the browser title. */
    title: lengthBetween(3, 60),
    /** The line under the h1. */
    subtitle: lengthBetween(1, 120),
    /** For search results and shared links: one or two sentences, different on every page. */
    description: lengthBetween(70, 160),
    family: oneOf(collections.families, "family"),
    /** A hero picture other than the family's own. */
    picture: picture.optional(),
    /** Buttons in the hero banner. */
    actions: actions.optional(),
    /** Quiet links under the buttons: ways to begin at once. */
    begin: listOf({ label: line(), to: link }).optional(),
    /** Two or three sentences that sum up the page. */
    gist: texts.optional(),
    /** When the page was written and when it must be reviewed. */
    reviewed: z
      .strictObject({ written: day, due: day })
      .superRefine(({ written, due }, ctx) => {
        if (due <= written) reporter(ctx)("due is not later than written", "Choose a later day for due");
      })
      .optional(),
    /** Shows “Last Updated” with today's date. */
    lastUpdated: z.literal(true).optional(),
    /** On the contact page: what to know before writing. */
    beforeForm: text.optional(),
    /** On the contact page: what to know before sending, beside the button. */
    besideSend: text.optional(),
    /** On the contact page: the card of office hours beside the form. */
    besideForm: z.strictObject({ picture, text }).optional(),
    sections: list(sections).superRefine((all, ctx) => {
      const twice = firstDuplicate(all.flatMap(({ id }) => id ?? []));
      if (twice) reporter(ctx)(`two sections have the id "${twice}"`, "Give one of them another id");
    }),
    /** Two pages to read next, each with one sentence why. */
    next: z.tuple([z.strictObject({ to: page, why: line() }), z.strictObject({ to: page, why: line() })]).optional(),
  });
}

export type PageContent = z.output<ReturnType<typeof pageSchema>>;
export type Section = PageContent["sections"][number];
export type Block = Extract<Section, { kind: "prose" }>["body"][number];
export type Practice = Extract<Section, { kind: "practice" }>["practice"];
export type Breath = NonNullable<Practice["breath"]>;
export type Verse = Extract<Section, { kind: "verses" }>["verses"][number];
export type Action = NonNullable<PageContent["actions"]>[number];
export type Family = PageContent["family"];

/** Schema without reference data, for traversing pages that are already parsed. */
export const pageShape = pageSchema({
  paths: [],
  studies: {},
  glossary: {},
  quotable: {},
  rules: {},
  testimonials: {},
  gallery: [],
  wholePictures: {},
  wholeFigures: {},
  urgentSigns: {} as collections.UrgentSigns,
  ownerFacts: {} as collections.OwnerFacts,
  topics: [],
});
