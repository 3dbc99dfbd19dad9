import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { ContentProblem } from "#app/content/read/yaml-file.ts";
import { openPoints, type OpenPoint } from "#app/checks/open-points.ts";
import { plain } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";
import type { PictureName } from "#app/content/picture.ts";
import { change } from "#editor/changes.ts";
import { entryAround, formFor, formForNew, nameOfFile, nameOfPlace, withoutMarks, type Form } from "#editor/forms.ts";
import { readJson, Refused, refuseForeign } from "#editor/guard.ts";
import { placeOf, type Place } from "#editor/mark-content.ts";
import type { Changed } from "#editor/publish/history.ts";
import type { Publisher } from "#editor/publish/publisher.ts";
import { duration } from "#editor/recording.ts";
import { parts, replacePicture, replaceRecording } from "#editor/replace-file.ts";
import { UnknownPlace, type Session } from "#editor/session.ts";

/** What a text can name. `quoted` are facts and rules, such as {mail}. */
export type Names = { pages: string[] } & Record<"studies" | "terms" | "quoted", Record<string, string>>;
export type Checklist = {
  points: (OpenPoint & { version: string; where: string })[];
  reviews: { path: string; due: string }[];
  today: string;
};
export type Recording = { topic: string; title: string; length: string; src: string };
export type Problem = ContentProblem & { where: string };
/** What would be published; undefined if nothing was published yet. */
export type Changes = { changes?: (Changed & { title: string })[] };
export type Steps = { undo: number; redo: number };
export type Saved = Steps & { problems: readonly Problem[]; lapsedReviews: readonly string[] };
/** `files` are those that changed. */
export type Undone = Steps & { files: string[] };

const bodies = {
  change: z.strictObject({ file: z.string(), version: z.string(), changes: z.array(change).min(1).max(50) }),
  nothing: z.strictObject({}),
  publish: z.strictObject({ subject: z.string().trim().min(1).max(72), page: z.string().startsWith("/") }),
  takeBack: z.strictObject({ id: z.string().startsWith("published/") }),
  file: z.strictObject({
    name: z.string().regex(/^[a-z-]+$/),
    base64: z.string(),
    write: z.boolean(),
    part: z.enum(parts).default("middle"),
  }),
};

/** Answers what the overlay asks for, under /__editor/. `show` makes the open pages show what was saved. */
export function editorApi(session: Session, show: () => void, publisher: Publisher) {
  const today = () => new Date().toISOString().slice(0, 10);
  const inWords = ({ fix, ...problem }: ContentProblem): Problem => ({
    ...problem,
    fix: fix.replace(/content\/[\w/-]+\.yaml/g, (file) => `“${nameOfFile(session.content, file)}”`),
    where: nameOfPlace(session.content, problem.file, problem.field),
  });
  const saved = (problems: readonly ContentProblem[]): Saved => {
    if (problems.length === 0) show();
    return { problems: problems.map(inWords), lapsedReviews: session.lapsedReviews, ...session.steps };
  };
  const complete = (form: Form | undefined) =>
    form && {
      ...form,
      version: session.versionOf(form.file),
      where: nameOfPlace(session.content, form.file, form.field),
    };

  function formAt(file: string, at: string): Form | undefined {
    const form = formFor(session.content, file, at);
    return complete(
      form && {
        ...form,
        entry: entryAround(session.content, file, at),
        picture: pictureAt({ file, field: at }),
      },
    );
  }

  /** The picture that an alt text describes. */
  function pictureAt({ file, field }: Place): Form["picture"] {
    const { gallery, wholePictures, pages, pictures } = session.content;
    const item = /^gallery\[(\d+)\](\.alt)?$/.exec(field);
    const name = item
      ? gallery[Number(item[1])]?.picture.name
      : file === "content/pictures.yaml"
        ? /^pictures\.([a-z-]+)(\.alt)?$/.exec(field)?.[1]
        : undefined;
    const picture = name === undefined ? undefined : wholePictures[name];
    if (!picture) return undefined;
    const isShown = (page: PageContent) =>
      pictures.heroes[page.family] === picture.name || JSON.stringify(page).includes(`"${picture.file}"`);
    const shown = Object.values(pages).filter(isShown);
    return {
      name: picture.name,
      src: `${picture.file}-800.webp`,
      pages: shown.map(({ title }) => withoutMarks(title)),
    };
  }

  /** Opening hours are shown for several days at once and written for each day. */
  const fieldToOpen = (field: string) => field.replace(/^hours\[\d+\]\.time$/, "hours");

  /** The text with these words, for what an island shows only after a press. */
  function placeWith(words: string): Place | undefined {
    for (const file of session.content.files.keys()) {
      const found = session.content.textsIn(file).find(({ text }) => plain(text) === words);
      if (found && !file.startsWith("content/sessions/")) return { file, field: found.field };
    }
    return undefined;
  }

  function get(url: URL): unknown {
    const { history } = publisher;
    const file = url.searchParams.get("file") ?? "";
    const at = url.searchParams.get("field") ?? "";
    const { content } = session;
    switch (url.pathname) {
      case "/place": {
        const place = placeOf(Number(url.searchParams.get("n")));
        return place && formAt(place.file, fieldToOpen(place.field));
      }
      case "/find": {
        const place = placeWith(url.searchParams.get("words") ?? "");
        return { form: place && formAt(place.file, fieldToOpen(place.field)) };
      }
      case "/recording": {
        const recorded = content.sessions.find(({ topic }) => topic === url.searchParams.get("topic"));
        if (!recorded) return undefined;
        const { topic, title, seconds, files } = recorded;
        return { topic, title, length: duration(seconds), src: files.audio } satisfies Recording;
      }
      case "/form":
        return formAt(file, at);
      case "/new":
        return complete(formForNew(content, file, at));
      case "/names": {
        const { paths: pages, studies, glossary, rules, facts } = content;
        return {
          pages,
          studies: inEach(studies, ({ authors, year, title }) => `${authors.split(" ")[0]} ${year}: ${title}`),
          terms: inEach(glossary, ({ roman, meaning }) => `${roman}: ${meaning}`),
          quoted: { ...facts, ...inEach(rules, ({ short }) => plain(short)) },
        } satisfies Names;
      }
      case "/checklist":
        return checklist();
      case "/steps":
        return session.steps;
      case "/changes":
        return history.changes().then((changes): Changes => ({
          changes: changes?.map((change) => ({ ...change, title: nameOfFile(content, change.file) })),
        }));
      case "/publications":
        return history.publications();
      case "/progress":
        return publisher.progress;
      default:
        return undefined;
    }
  }

  function checklist(): Checklist {
    const { content } = session;
    const points = openPoints(content, today()).map((point) => ({
      ...point,
      where: nameOfPlace(content, point.file, point.field),
      version: session.versionOf(point.file),
    }));
    const reviews = Object.entries(content.pages).flatMap(([path, { reviewed }]) =>
      reviewed ? { path, due: reviewed.due } : [],
    );
    return { points, reviews: reviews.sort((a, b) => (a.due < b.due ? -1 : 1)), today: today() };
  }

  async function post(path: string, body: unknown): Promise<unknown> {
    if (publisher.isBusy) throw new Refused(409, "The site is being published. Try again in a minute.");
    switch (path) {
      // Both take minutes: /progress says how far they are.
      case "/publish": {
        const { subject, page } = bodies.publish.parse(body);
        void publisher.publish(subject, page);
        return publisher.progress;
      }
      case "/take-back": {
        void publisher.takeBack(bodies.takeBack.parse(body).id);
        return publisher.progress;
      }
      case "/change": {
        const { file, version, changes } = bodies.change.parse(body);
        return saved(await session.change(file, version, changes));
      }
      case "/undo":
      case "/redo": {
        bodies.nothing.parse(body);
        const files = await (path === "/undo" ? session.undo() : session.redo());
        if (!files) throw new Refused(409, "This cannot be undone: the file was changed outside the editor.");
        show();
        return { ...session.steps, files } satisfies Undone;
      }
      case "/picture": {
        const { name, base64, part, write } = bodies.file.parse(body);
        if (!Object.hasOwn(session.content.pictures.pictures, name)) throw new UnknownPlace();
        const bytes = Buffer.from(base64, "base64");
        const report = await replacePicture(session, name as PictureName, bytes, { part, write });
        if (write && report.problems.length === 0) show();
        return report;
      }
      case "/recording": {
        const { name, base64, write } = bodies.file.parse(body);
        const recorded = session.content.sessions.find(({ topic }) => topic === name);
        if (!recorded) throw new UnknownPlace();
        return await replaceRecording(session, recorded, Buffer.from(base64, "base64"), write);
      }
      default:
        return undefined;
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: a change must see what the one before it has written. */
  function postNext(path: string, body: unknown): Promise<unknown> {
    const next = last.then(() => post(path, body));
    last = next.catch(() => undefined);
    return next;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body: unknown) =>
      response
        .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
        .end(JSON.stringify(body));
    try {
      refuseForeign(request);
      const url = new URL(request.url ?? "/", "http://localhost");
      const result = request.method === "GET" ? await get(url) : await postNext(url.pathname, await readJson(request));
      if (result === undefined) throw new UnknownPlace();
      answer(200, result);
    } catch (error) {
      if (error instanceof Refused) answer(error.status, { error: error.message });
      else if (error instanceof UnknownPlace) answer(404, { error: "There is nothing to edit at this place." });
      else if (error instanceof z.ZodError) answer(400, { error: "The editor did not understand this request." });
      else answer(500, { error: error instanceof Error ? error.message : String(error) });
    }
  };
}

const inEach = <T>(entries: Record<string, T>, words: (entry: T) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, words(entry)]));
