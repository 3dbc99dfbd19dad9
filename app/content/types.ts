import type { Register } from "react-router";
import type { GalleryItem } from "#app/content/gallery.ts";
import type { IconName } from "#app/content/icons.ts";
import type { Picture } from "#app/content/pictures.ts";
import type { StudyKey } from "#app/content/studies.ts";
import type { Testimonial } from "#app/content/testimonials.ts";
import type { Text } from "#app/content/text.ts";

/** An address of this site. Made from routes.ts, so a link to nowhere does not compile. */
export type SitePath = Exclude<keyof Register["pages"], "/*">;
/** An address, or a place on its page. */
export type SiteLink = SitePath | `${SitePath}#${string}`;

/** Pages of one family share a hero picture and a mood. */
export type Family = "home" | "breath" | "practice" | "sound" | "roots" | "care" | "people" | "night";

export type PageContent = {
  /** The h1 and the first half of the browser title. 3 to 60 characters. */
  title: string;
  /** The line under the h1 in the hero banner. At most 120 characters. */
  subtitle: string;
  /** For search results and shared links: one or two sentences, 70 to 160 characters, different on every page. */
  description: string;
  family: Family;
  /** A hero picture other than the family's own. */
  picture?: Picture;
  /** Buttons in the hero banner. */
  actions?: readonly Action[];
  /** Two or three sentences that give the gist. Educational pages need it; others may leave it out. */
  gist?: readonly Text[];
  sections: readonly Section[];
  /** Two pages to read next, each with one sentence why. Shown at the end. */
  next?: readonly [NextLink, NextLink];
  /** Health pages say when they were written and when they must be read again. ISO dates. */
  reviewed?: { written: string; due: string };
  /** Legal pages show 'Last Updated' with the date of display. */
  lastUpdated?: true;
};

export type NextLink = { to: SitePath; why: string };

/** Who should not do a thing, or should ask first, and when to stop. Drawn beside the instruction. */
export type Caution = {
  /** Who should leave it out or ask a doctor first. One entry a group of people. */
  avoid: readonly Text[];
  /** How to adapt it instead, in a sentence or two. */
  instead?: Text;
};

/** One instruction a visitor may follow with body, breath or voice. It cannot be written without its caution. */
export type Practice = {
  title: string;
  /** One or two sentences: what it is and what it feels like. */
  text: Text;
  /** How often, how long: "5 to 7 rounds", "10 minutes". */
  amount?: string;
  steps: readonly Text[];
  caution: Caution;
};

export type Action = { label: string; to: SiteLink | "whatsapp" | "mail" };

/** A piece of running text. */
export type Block =
  | Text
  | { bullets: readonly Text[] }
  | { numbered: readonly Text[] }
  | { subheading: string }
  /** A short aside set apart from the text, for one sentence worth stopping at. */
  | { quote: Text; by?: string };

/** What a page is built of. Every section has a heading (an h2) unless its kind says otherwise. */
export type Section = {
  heading: string;
  /** The #place of the section. Made from the heading when left out. */
  id?: string;
  /** One or two sentences under the heading. */
  intro?: Text;
} & SectionBody;

export type SectionBody =
  /** Running text: paragraphs, lists, subheadings, pull quotes. The workhorse; break it up with other kinds. */
  | { kind: "prose"; body: readonly Block[]; picture?: Picture }
  /** One practice at full width: numbered steps with the caution beside them. */
  | { kind: "practice"; practice: Practice }
  /** Several short practices as cards, each with its own steps and caution. */
  | { kind: "practices"; practices: readonly Practice[] }
  /** A sequence that needs no health caution: how to apply, how a day goes. `when` is a time or a stage. */
  | { kind: "process"; steps: readonly { title: string; text: Text; when?: string }[] }
  /** Cards of equal weight. With `to` the whole card is a link. */
  | { kind: "cards"; cards: readonly { title: string; text: Text; to?: SitePath; icon?: IconName }[] }
  /** A table. The first column names the row. On a phone each row becomes a small block. */
  | { kind: "comparison"; caption: string; columns: readonly string[]; rows: readonly (readonly Text[])[] }
  /** Dated entries in order. */
  | { kind: "timeline"; entries: readonly { when: string; title: string; text: Text }[] }
  /** Terms and what they mean, or names and facts, as a list of pairs. */
  | { kind: "definitions"; entries: readonly { term: Text; text: Text }[] }
  /** A warning that cannot be overlooked. `emergency` is for signs that need help at once. */
  | { kind: "caution"; level: "caution" | "emergency"; body: readonly Block[] }
  /** Mantras or verses, each with a title, its meaning, how to say it, its lines in both scripts and its source. */
  | { kind: "verses"; verses: readonly Verse[] }
  /** Figures that are often quoted, each with what trials find on average beside it. */
  | { kind: "quoted-figures"; figures: readonly { quoted: string; about: string; trials: Text }[] }
  /** A saying at large size; the heading is hidden visually. */
  | { kind: "quote"; quote: Text; by?: string }
  /** Myth and fact pairs. */
  | { kind: "myths"; pairs: readonly { myth: string; fact: Text }[] }
  /** The yamas or niyamas: Sanskrit title, plain subtitle, description, and how it looks in daily life. */
  | {
      kind: "principles";
      principles: readonly { title: string; devanagari: string; subtitle: string; text: Text; daily: Text }[];
    }
  /** Groups of illness: what they hold, what yoga may add, what to take care of. */
  | {
      kind: "conditions";
      conditions: readonly {
        icon: IconName;
        title: string;
        conditions: readonly string[];
        benefits: Text;
        caution: Text;
      }[];
    }
  /** What fits a condition and what does not, side by side. */
  | { kind: "recommendations"; groups: readonly { title: string; helpful: readonly Text[]; avoid: readonly Text[] }[] }
  /** The six services. */
  | {
      kind: "offerings";
      offerings: readonly {
        title: string;
        text: Text;
        features: readonly string[];
        duration: string;
        to: SitePath;
        action: string;
      }[];
    }
  /** The levels of teacher training. */
  | {
      kind: "course-levels";
      levels: readonly { title: string; hours: string; text: Text; includes: readonly Text[]; takes: string }[];
    }
  /** Study cards: title, journal, year, summary and link come from studies.ts; the summary is the page's own. */
  | { kind: "studies"; studies: readonly { study: StudyKey; summary: Text }[] }
  | { kind: "testimonials"; testimonials: readonly Testimonial[] }
  /** A full-width band of figures. */
  | { kind: "statistics"; statistics: readonly { value: string; label: string }[] }
  /** The gallery pictures, from content/gallery.ts. */
  | { kind: "gallery"; items: readonly GalleryItem[] }
  /** Tiles that describe and do not act. */
  | { kind: "tiles"; tiles: readonly { title: string; text: Text; icon: IconName }[] }
  /** Questions and answers under one category. */
  | { kind: "faq"; questions: readonly { question: string; answer: readonly Block[] }[] }
  | { kind: "books"; books: readonly { title: string; by: string; year: string; text: Text }[] }
  /** An invitation with one or two buttons. */
  | { kind: "callout"; text: Text; actions: readonly Action[] }
  /** A plain announcement, such as 'launching soon'. */
  | { kind: "notice"; body: readonly Block[] };

export type Verse = {
  /** Its known name in plain letters: the heading over it. */
  title: string;
  /** Each line of the verse on a line of its own. */
  devanagari: string;
  /** In IAST, in the same lines, without bars. */
  roman: string;
  /** How to say it, in plain letters, stressed syllables in capitals. */
  say: string;
  meaning: string;
  source: string;
};
