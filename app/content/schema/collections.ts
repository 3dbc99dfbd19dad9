import { z } from "zod";
import { figureSizes } from "#app/content/figures.generated.ts";
import { pictureNumbers } from "#app/content/pictures.generated.ts";
import type { Picture, PictureName } from "#app/content/picture.ts";
import {
  day,
  entryOf,
  fieldsOf,
  firstDuplicate,
  line,
  list,
  listOf,
  matching,
  oneOf,
  reporter,
  roles,
} from "#app/content/schema/fields.ts";
import { checkPath, textWith, type Names } from "#app/content/schema/marks.ts";
import { checkRespelling } from "#app/content/schema/respelling.ts";

const effectFields = z.strictObject({
  value: z.number(),
  /** The 95 % confidence interval. */
  low: z.number().optional(),
  high: z.number().optional(),
  /** The number as people say it: "about 5 points". */
  words: line(),
  /** How sure we can be, from 1 (very unsure) to 4 (sure): as the authors graded it, or our own reading. */
  certainty: z.literal([1, 2, 3, 4]),
});
/** A finding on a page: a number of a study, with words of its own. */
export const shownFinding = effectFields.extend({ label: line(), words: z.string() });

/** One number of a study, for the charts. */
const effect = effectFields.superRefine(({ value, low, high }, ctx) => {
  if ((low === undefined) !== (high === undefined))
    reporter(ctx)("the range has only one end", "Write both low and high, or neither");
  if (low !== undefined && high !== undefined && !(low <= value && value <= high))
    reporter(ctx)("the value is outside its range", "low must be the smaller number, high the larger");
});

/** A published study. A page cites it by name, and numbers and lists its own sources. */
export const study = z
  .strictObject({
    authors: line(),
    title: line(),
    /** With volume and pages. */
    journal: line(),
    year: z.number(),
    /** Without the https://doi.org/ in front, or `none` where the journal gave none. */
    doi: matching(/^(10\.\d{4,9}\/\S+|none)$/, "a DOI", "Write it as 10.1000/xyz, or none if the study has no DOI"),
    /** Its number in PubMed, to link to where there is no DOI. */
    pubmed: z.number().optional(),
    /** How strong it is, in words a reader can weigh: "review of 49 trials". */
    strength: line(),
    /** Numbers that charts use, by name. */
    effects: z.record(z.string(), effect).optional(),
  })
  .transform(({ doi, pubmed, ...study }, ctx) => {
    if (doi !== "none") return { ...study, link: `https://doi.org/${doi}` };
    if (!pubmed) reporter(ctx)("nothing leads to the study", "Write its DOI, or pubmed: with its number in PubMed");
    return { ...study, link: `https://pubmed.ncbi.nlm.nih.gov/${pubmed}/` };
  });
export const studies = z.record(z.string(), study);

const devanagari = matching(
  /^[\p{Script=Devanagari}\s]+$/u,
  "written in Devanagari only",
  "Remove all other characters",
);

/** A Sanskrit term, explained at its first use on every page. */
export const term = z
  .strictObject({
    /** In IAST. */
    roman: line("sanskrit"),
    devanagari: devanagari.register(roles, { role: "sanskrit" }),
    /** In plain letters, stressed syllables between stars: see respelling.ts. */
    say: z.string().register(roles, { role: "say" }),
    meaning: line(),
    /** Other English spellings, in small letters. */
    spelled: list(z.string()).optional(),
  })
  .superRefine(({ roman, say }, ctx) => checkRespelling(roman, say, reporter(ctx)));
export const glossary = z.record(z.string(), term);

const percent = z.number().superRefine((value, ctx) => {
  if (value < 0 || value > 100) reporter(ctx)(`${value} is not a percentage`, "Write a number from 0 to 100");
});
/** What a person decides about a picture; its sizes are measured and live in pictures.generated.ts. */
const pictureText = z.strictObject({
  /** Describes what the picture shows. */
  alt: line().superRefine((alt, ctx) => {
    if (alt.length < 15) reporter(ctx)("it says too little", "Describe in one sentence what the picture shows");
  }),
  /** The point to keep when the picture is cropped, in percent from the left and the top. */
  focal: z.tuple([percent, percent]),
  /**
   * The closer picture for phones. `x`: where it is cut from the wide one, in percent from the left, unless it has a
   * master of its own. `y`: the height to keep, in percent from the top.
   */
  phone: z.strictObject({ x: percent.optional(), y: percent.optional() }).optional(),
  /** Where the sun is, in percent from the left and the top: on the home page a ring breathes around it. */
  sun: z.tuple([percent, percent]).optional(),
});

/** The words of a drawing; studio/figures draws it. */
const figureText = z.strictObject({
  /** A few words, shown below the drawing. */
  caption: line(),
  /** Enough to follow the step without seeing the drawing. */
  alt: line(),
});
export const figures = z.strictObject(fieldsOf(Object.keys(figureSizes) as FigureName[], figureText));
export type FigureName = keyof typeof figureSizes;
export type Figure = z.output<typeof figureText> & { name: FigureName; width: number; height: number };

/** Pages of one family share a hero picture and a mood. */
export const families = ["home", "breath", "practice", "sound", "roots", "care", "people", "night"] as const;
const pictureNames = Object.keys(pictureNumbers) as PictureName[];
export const pictures = z.strictObject({
  pictures: z.strictObject(fieldsOf(pictureNames, pictureText)),
  /** The hero of a page that names no picture of its own, by family. */
  heroes: z.strictObject(fieldsOf(families, oneOf(pictureNames, "picture"))),
});

export const galleryItems = (known: Readonly<Record<string, Picture>>) =>
  listOf({
    title: line(),
    description: line(),
    picture: entryOf(known, "picture"),
    /** What the picture shows and the description leaves unsaid. */
    alt: line(),
    category: line(),
  });
export const gallery = (known: Readonly<Record<string, Picture>>) => z.strictObject({ gallery: galleryItems(known) });

export const testimonial = z.strictObject({
  /** First name and initial. */
  name: line(),
  location: line(),
  category: oneOf(
    [
      "Teacher Training",
      "Depression & Mental Health",
      "Ageing & Flexibility",
      "Overall Wellness",
      "Corporate Wellness",
    ],
    "category",
  ),
  text: line(),
  /** Stars out of 5. */
  rating: z.number().superRefine((stars, ctx) => {
    if (![1, 2, 3, 4, 5].includes(stars)) reporter(ctx)(`${stars} is not a number of stars`, "Write 1, 2, 3, 4 or 5");
  }),
  /** True while the story is an example and not yet a real one with permission. */
  sample: z.boolean(),
});
export const testimonials = z.record(z.string(), testimonial);

/** The groups of videos on /media, in this order. labels.yaml names them. */
export const videoShelves = ["move", "breathe", "rest", "understand"] as const;

/** `posters` are the names of the drawings in public/posters. */
export const videos = (posters: readonly string[], paths: readonly string[]) =>
  z.strictObject({
    videos: list(
      z
        .strictObject({
          /** The platform's own id. */
          id: matching(/^[\w-]{11}$/, "a video id", "Write the 11 characters after v= in the address of the video"),
          title: line(),
          shelf: oneOf(videoShelves, "shelf"),
          /** Who made it, or who speaks in it. Left out where neither is recorded. */
          channel: line().optional(),
          summary: line().superRefine((summary, ctx) => {
            if (summary.split(/[.!?](?:\s|$)/).filter(Boolean).length !== 2)
              reporter(ctx)("it is not two sentences", "Write two: what you see, and what to take care of");
          }),
          /** Where to read more of what to take care of. */
          see: z
            .strictObject({
              label: line(),
              to: z.string().superRefine((to, ctx) => checkPath(to, paths, reporter(ctx))),
            })
            .optional(),
          /** A drawing in public/posters to borrow. Left out where one is named after the id. */
          poster: z.string().optional(),
        })
        .superRefine(({ id, poster = id }, ctx) => {
          if (!posters.includes(poster))
            reporter(ctx)(
              `public/posters/${poster}.svg does not exist`,
              "Add poster: with the name of a drawing in public/posters, without .svg",
            );
        }),
    ).superRefine((all, ctx) => {
      const twice = firstDuplicate(all.map(({ id }) => id));
      if (twice) reporter(ctx)(`the video ${twice} is listed twice`, "Remove one of the two");
    }),
  });

/** Signs of illness that need the same kind of help equally soon. */
export const urgentTier = (names: Names) => {
  const text = textWith(names);
  return z
    .strictObject({
      /** What to do, in front of the list. */
      lead: line(),
      /** By name, so that the sessions can quote a single sign. */
      signs: z.record(z.string(), line()),
      /** Headings in a long list, each by the name of the sign that it precedes. */
      groups: z.record(z.string(), line()).optional(),
      /** Below the list: whom else to call. */
      crisis: z.strictObject({ lead: line(), lines: list(text) }).optional(),
    })
    .superRefine(({ signs, groups = {} }, ctx) => {
      for (const name of Object.keys(groups))
        if (!signs[name]) reporter(ctx)(`no sign is called ${name}`, "Use the name of a sign above");
    });
};
/** What the strip says while its fold is closed. */
export const urgentStrip = (names: Names) => z.strictObject({ lines: list(textWith(names)), fold: line() });
export const urgentSigns = (names: Names) => {
  const tier = urgentTier(names);
  return z.strictObject({ strip: urgentStrip(names), emergency: tier, "at-once": tier, today: tier, soon: tier });
};

/** A rule about health that many pages need. In full where somebody practises or is ill, as one line with a link elsewhere. */
export const rule = (names: Names) => {
  const text = textWith(names);
  return z.strictObject({
    /** Left out for the urgent signs, which have a file of their own. */
    full: list(z.union([text, z.strictObject({ bullets: list(text) })])).optional(),
    short: text,
  });
};
export const rules = (names: Names) => z.record(z.string(), rule(names));

/** Empty until it is known: the site then says “Ask us”, and launch-check lists it. */
export const fact = z
  .string()
  .superRefine((words, ctx) => {
    if (/[*{}]|\]\(/.test(words))
      reporter(ctx)("a fact cannot hold italics, links, sources or terms", "Write plain words without * { } [ ]");
  })
  .register(roles, { role: "text" });
const facts = <const Name extends string>(...names: Name[]) => z.strictObject(fieldsOf(names, fact));
/** What a visitor asks before booking and only the owner knows: about the practice, then about each service. */
export const factBlocks = z.strictObject({
  practice: facts(
    "city",
    "timeZone",
    "place",
    "access",
    "format",
    "style",
    "trial",
    "teacher",
    "registration",
    "languages",
    "payment",
    "invoice",
    "insurance",
    "concern",
  ),
  "yoga-classes": facts("price", "dates", "place", "group"),
  "corporate-workshops": facts("price", "travel", "group"),
  "wellness-retreats": facts("price", "dates", "place", "rooms", "meals", "group"),
  "online-meditation": facts("price", "dates", "group"),
  "personalized-healing": facts("price", "place"),
  "sound-therapy": facts("price", "dates", "instruments"),
  "teacher-training": facts("price", "dates", "assessment", "lesson", "accreditation"),
});
export type OwnerFacts = z.output<typeof factBlocks>;
export type FactName = { [Block in keyof OwnerFacts]: keyof OwnerFacts[Block] }[keyof OwnerFacts];
/** labels.yaml has a name for each. */
export const factNames = Object.values(factBlocks.shape).flatMap(({ shape }) => Object.keys(shape) as FactName[]);

/** Sentences that break a rule on wording for a good reason. */
export const allowedWording = z.array(
  z.strictObject({
    /** The page, the content file without ".yaml", or "sessions". */
    page: z.string(),
    /** The sentence, or enough of it to be unmistakable. */
    phrase: z.string(),
    reason: z.string(),
  }),
);
export const shortForms = z.strictObject({
  explained: z.record(z.string(), z.string()),
  needNoExplanation: z.array(z.string()),
});

/** Written by the studio: words or lines in Latin letters, as the content spells them, and the address of their recording. */
export const recordings = z.record(z.string(), z.string());

/** Who has reviewed the medicine of a page, when, and the fingerprint of what they read. */
export const reviews = (paths: readonly string[]) =>
  z
    .record(
      z.string(),
      z.strictObject({
        by: line(),
        on: day,
        text: matching(/^[0-9a-f]{8}$/, "a fingerprint", "Copy it from npm run launch-check"),
      }),
    )
    .superRefine((all, ctx) => {
      const unknown = Object.keys(all).find((path) => !paths.includes(path));
      if (unknown) reporter(ctx)(`there is no page ${unknown}`, "The pages are the files in content/pages");
    });

/** What the owner has confirmed and no other file can show. */
export const confirmations = z.strictObject({
  listened: z.record(z.string(), line()),
  ...fieldsOf(["messages", "urgentSigns", "library", "devices", "recitation", "licence"], z.string()),
});

export type Study = z.output<typeof study>;
export type Term = z.output<typeof term>;
export type GalleryItem = z.output<ReturnType<typeof galleryItems>>[number];
export type Testimonial = z.output<typeof testimonial>;
export type Video = z.output<ReturnType<typeof videos>>["videos"][number];
export type UrgentSigns = z.output<ReturnType<typeof urgentSigns>>;
export type Rules = z.output<ReturnType<typeof rules>>;
export type Facts = Readonly<Partial<Record<FactName, string>>>;
export type AllowedWording = z.output<typeof allowedWording>[number];
export type ShortForms = z.output<typeof shortForms>;
