import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { assemblePictures, type Picture } from "#app/content/picture.ts";
import { mailLinkOf, menuLinksOf, phoneLinkOf } from "#app/content/links.ts";
import { isPage, pageFile, pathOf } from "#app/content/page-file.ts";
import type { Inline } from "#app/content/text.ts";
import { figureSizes } from "#app/content/figures.generated.ts";
import * as collections from "#app/content/schema/collections.ts";
import type { Figure, FigureName } from "#app/content/schema/collections.ts";
import { ownerFacts } from "#app/content/schema/events.ts";
import { pageSchema, type PageContent } from "#app/content/schema/page.ts";
import { session, type Session } from "#app/content/schema/session.ts";
import * as texts from "#app/content/schema/site.ts";
import { textsOf } from "#app/content/schema/visit-texts.ts";
import { fingerprintOf } from "#app/content/read/fingerprint.ts";
import { YamlFile, type Conditions, type ContentProblem } from "#app/content/read/yaml-file.ts";
import type { SitePath } from "#app/content/types.ts";
import { sessionSentences } from "#app/content/session-sentences.ts";

const root = join(import.meta.dirname, "../../..");

/** Where a content file is on this machine. Tests of the editor work on a copy of the folder. */
export const contentPath = (file: string) =>
  join(process.env["CONTENT_FOLDER"] ?? join(root, "content"), file.replace(/^content\//, ""));

/** The content files, by their names in the repository. `changes` are files that are not saved yet. */
export type Source = { pages(): string[]; sessions(): string[]; read(file: string): string };
export function sourceWith(changes: Readonly<Record<string, string>> = {}): Source {
  const filesIn = (folder: string, ending: string) =>
    readdirSync(contentPath(folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/${name}`);
  return {
    pages: () => [...new Set([...filesIn("content/pages", ".yaml"), ...Object.keys(changes).filter(isPage)])],
    sessions: () => filesIn("content/sessions", ".json"),
    read: (file) => changes[file] ?? readFileSync(contentPath(file), "utf8"),
  };
}

export const pagePaths = (source: Source = sourceWith()): string[] => source.pages().map(pathOf).sort();

export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join("\n"));
  }
}

export function describeProblem({ file, line, field, problem, fix }: ContentProblem): string {
  const place = [file, line && `line ${line}`, field].filter(Boolean).join(", ");
  return `${place}: ${problem}.
  What to do: ${fix}.`;
}

type Settings = { inbox: boolean; newsletter: boolean };
const settingsOf = ({ INBOX, SMTP_URL }: NodeJS.ProcessEnv): Settings => ({
  inbox: Boolean(INBOX),
  newsletter: Boolean(INBOX && SMTP_URL),
});

/** Every file that the pages have in common. */
export const sharedFiles = [
  "site",
  "glossary",
  "studies",
  "pictures",
  "figures",
  "gallery",
  "testimonials",
  "videos",
  "labels",
  "messages",
  "inboxToasts",
  "guideText",
  "chantText",
  "playerText",
  "podcast",
  "calendarText",
  "urgentSigns",
  "rules",
  "ownerFacts",
  "events",
  "allowedWording",
  "shortForms",
  "confirmations",
  "reviews",
] as const;

/** What the studio writes. */
export const generatedFiles = ["sessions", "wordsToHear", "linesToHear"] as const;

/** All content. Files are read lazily; invalid files throw ContentError. */
export class Content {
  readonly files = new Map<string, YamlFile>();
  /** The schema that each file was read with. */
  readonly schemas = new Map<string, z.ZodType>();
  readonly #values = new Map<string, unknown>();

  constructor(
    readonly source: Source = sourceWith(),
    readonly settings: Settings = settingsOf(process.env),
    /** For checks: treats every condition as true, or as false. */
    readonly everyCondition?: boolean,
  ) {}

  /** The same content with files that are not saved yet. Only what they touch is read again. */
  with(changes: Readonly<Record<string, string>>): Content {
    const changed = new Content(sourceWith(changes), this.settings);
    const files = Object.keys(changes);
    if (files.every((file) => this.files.has(file) && isPage(file)))
      this.#share(changed, (name) => !files.includes(name));
    return changed;
  }

  /** The same content where every condition is true, or false. */
  assuming(every: boolean): Content {
    const other = new Content(this.source, this.settings, every);
    this.#share(other, (name) => !isPage(name));
    return other;
  }

  #share(other: Content, isSame: (name: string) => boolean): void {
    for (const [name, value] of this.#values) if (name !== "pages" && isSame(name)) other.#values.set(name, value);
    for (const [name, file] of this.files) if (isSame(name)) other.files.set(name, file);
    for (const [name, schema] of this.schemas) other.schemas.set(name, schema);
  }

  get paths(): string[] {
    return this.#once("paths", () => pagePaths(this.source));
  }
  get site() {
    return this.#parse("site", () => texts.siteSchema(this.paths));
  }
  get glossary() {
    return this.#parse("glossary", () => collections.glossary);
  }
  get studies() {
    return this.#parse("studies", () => collections.studies);
  }
  get pictures() {
    return this.#parse("pictures", () => collections.pictures);
  }
  get figures() {
    return this.#parse("figures", () => collections.figures);
  }
  get gallery() {
    return this.#parse("gallery", () => collections.gallery(this.wholePictures)).gallery;
  }
  get testimonials() {
    return this.#parse("testimonials", () => collections.testimonials);
  }
  get videos() {
    const posters = () => readdirSync(join(root, "public/posters")).map((name) => basename(name, ".svg"));
    return this.#parse("videos", () => collections.videos(posters(), this.paths)).videos;
  }
  get labels() {
    return this.#parse("labels", () => texts.labelsSchema);
  }
  get messages() {
    return this.#parse("messages", () => texts.messagesSchema(this.facts));
  }
  get inboxToasts() {
    return this.#parse("inbox-toasts", () => texts.inboxToastsSchema(this.facts));
  }
  get chantText() {
    return this.#parse("chant-text", () => texts.chantSchema);
  }
  get guideText() {
    return this.#parse("guide-text", () => texts.guideSchema);
  }
  get playerText() {
    return this.#parse("player-text", () => texts.playerSchema(this.topics, this.sessionSentences));
  }
  get podcast() {
    return this.#parse("podcast", () => texts.podcastSchema);
  }
  get calendarText() {
    return this.#parse("calendar-text", () => texts.calendarSchema);
  }
  get urgentSigns() {
    return this.#parse("urgent-signs", () => collections.urgentSigns(this));
  }
  get rules() {
    const { paths, studies, glossary, quotable } = this;
    return this.#parse("rules", () => collections.rules({ paths, studies, glossary, quotable, rules: {} }));
  }
  get ownerFacts() {
    const { events: _, ...facts } = this.#parse("owner-facts", () => ownerFacts);
    return facts;
  }
  get events() {
    return this.#parse("owner-facts", () => ownerFacts).events;
  }
  get allowedWording() {
    return this.#parse("allowed-wording", () => collections.allowedWording);
  }
  get shortForms() {
    return this.#parse("short-forms", () => collections.shortForms);
  }
  get confirmations() {
    return this.#parse("confirmations", () => collections.confirmations);
  }
  get reviews() {
    return this.#parse("reviews", () => collections.reviews(this.paths));
  }

  /** What the cautions of the sessions quote of urgent-signs.yaml and rules.yaml. */
  get sessionSentences() {
    return sessionSentences(this.urgentSigns, this.rules);
  }

  /** The names of the sessions' files. */
  get topics(): string[] {
    return this.source.sessions().map((file) => basename(file, ".json"));
  }

  /** In the order of their titles. */
  get sessions(): Session[] {
    return this.#once("sessions", () => {
      const schema = session(this.sessionSentences);
      const sessions = this.source.sessions().map((file) => this.#parse(file, () => schema));
      return sessions.sort((a, b) => (a.title < b.title ? -1 : 1));
    });
  }

  /** The address of the recording of a Sanskrit word, by its Latin letters. */
  get wordsToHear() {
    return this.#parse("content/words-to-hear.json", () => collections.recordings);
  }

  /** The address of the recording of a line of a verse, by its Latin letters. */
  get linesToHear() {
    return this.#parse("content/lines-to-hear.json", () => collections.recordings);
  }

  /** Without the reviews of pages whose words have changed since. */
  get currentReviews() {
    const held = Object.entries(this.reviews).filter(([path, { text }]) => fingerprintOf(this.page(path)) === text);
    return Object.fromEntries(held.map(([path, { by, on }]) => [path, { by, on }]));
  }

  get wholePictures(): Readonly<Record<string, Picture>> {
    return this.#once("whole pictures", () => assemblePictures(this.pictures.pictures));
  }

  get wholeFigures(): Readonly<Record<string, Figure>> {
    return this.#once("whole figures", () => {
      const names = Object.keys(figureSizes) as FigureName[];
      const sized = names.map((name) => ({ name, width: figureSizes[name][0], height: figureSizes[name][1] }));
      return Object.fromEntries(sized.map((figure) => [figure.name, { ...figure, ...this.figures[figure.name] }]));
    });
  }

  /** In the order of the menus; then those that no menu names. */
  get pages(): Record<SitePath, PageContent> {
    return this.#once("pages", () => {
      const inMenus = menuLinksOf(this.site).map(({ to }) => to);
      const paths = [...new Set([...inMenus, ...this.paths])] as SitePath[];
      return Object.fromEntries(paths.map((path) => [path, this.page(path)])) as Record<SitePath, PageContent>;
    });
  }

  page(path: string): PageContent {
    return this.#parse(pageFile(path), () => this.#once("page schema", () => pageSchema(this)));
  }

  readEverything(): void {
    for (const name of [...sharedFiles, ...generatedFiles, "pages" as const]) void this[name];
  }

  /** Every text of a file, in reading order. */
  textsIn(file: string) {
    return textsOf(this.schemas.get(file)!, this.#values.get(file));
  }

  /** Facts that a sentence can quote. */
  get facts(): Record<string, string> {
    const { name, tagline, mail, phone, founder, responsePromise, jurisdiction } = this.site;
    return { name, tagline, mail, phone, founder, responsePromise, jurisdiction };
  }

  /** The same for pages, where the ways to reach the practice are links. */
  get quotable(): Record<string, Inline> {
    const { mail, phone } = this.site;
    return {
      ...this.facts,
      mail: { kind: "outside", href: mailLinkOf(mail), words: mail },
      phone: { kind: "outside", href: phoneLinkOf(phone), words: phone },
    };
  }

  /** The conditions that a page can use. */
  get conditions(): Conditions {
    const { inbox, newsletter } = this.settings;
    const actual = {
      "if the newsletter is open": newsletter,
      "if the inbox is on": inbox,
      "if the inbox is off": !inbox,
      "if the stories are examples": Object.values(this.testimonials).some(({ sample }) => sample),
      "if the founder is named": this.site.founder !== "",
    };
    return Object.fromEntries(Object.entries(actual).map(([name, holds]) => [name, this.everyCondition ?? holds]));
  }

  /** `name` is a file, or the name of a YAML file of the folder. JSON is YAML, too. */
  #parse<S extends z.ZodType>(name: string, schema: () => S): z.output<S> {
    const file = name.startsWith("content/") ? name : `content/${name}.yaml`;
    return this.#once(file, () => {
      const yaml = new YamlFile(file, this.source.read(file), isPage(file) ? this.conditions : {});
      this.files.set(file, yaml);
      this.schemas.set(file, schema());
      const value = yaml.parse(this.schemas.get(file) as S);
      if (value === undefined || yaml.problems.length > 0) throw new ContentError(yaml.problems);
      return value;
    });
  }

  #once<T>(name: string, make: () => T): T {
    if (!this.#values.has(name)) this.#values.set(name, make());
    return this.#values.get(name) as T;
  }
}

/** The content of this build. Files are read when they are first needed. */
export const content = new Content();
