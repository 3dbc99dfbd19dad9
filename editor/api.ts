import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { pageFile } from "#app/content/read/content.ts";
import type { ContentProblem, Unconfirmed } from "#app/content/read/yaml-file.ts";
import { launchState, openPoints, type OpenPoint } from "#app/checks/open-points.ts";
import { entryAround, formFor, formForNew, type Form } from "#editor/forms.ts";
import { readJson, Refused, refuseForeign } from "#editor/guard.ts";
import { placeOf, type Place } from "#editor/mark-content.ts";
import type { Publisher } from "#editor/publish/publisher.ts";
import { checkPicture, replacePicture, replaceRecording } from "#editor/replace-file.ts";
import { UnknownPlace, type Session } from "#editor/session.ts";

export type Names = { pages: string[]; studies: Record<string, string>; terms: Record<string, string> };
export type PagePanel = { form: Form; unconfirmed: Unconfirmed[] };
export type Checklist = {
  points: (OpenPoint & { version: string })[];
  reviews: { path: string; due: string }[];
  today: string;
};
/** `version` is that of the changed file; see Session.versionOf. */
export type Saved = {
  problems: readonly ContentProblem[];
  lapsedReviews: readonly string[];
  undo: number;
  redo: number;
  version: string;
};

const field = z.string().max(200);
const change = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("set"), field, value: z.unknown() }),
  z.strictObject({ action: z.literal("add"), field, value: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  z.strictObject({ action: z.literal("move"), field, by: z.literal([1, -1]) }),
  z.strictObject({ action: z.literal("remove"), field }),
  z.strictObject({ action: z.literal("confirm"), field }),
]);
const bodies = {
  change: z.strictObject({ file: z.string(), version: z.string(), changes: z.array(change).min(1).max(50) }),
  nothing: z.strictObject({}),
  publish: z.strictObject({ subject: z.string().trim().min(1).max(72), page: z.string().startsWith("/") }),
  takeBack: z.strictObject({ id: z.string().startsWith("published/") }),
  file: z.strictObject({ name: z.string().regex(/^[a-z-]+$/), base64: z.string(), write: z.boolean() }),
};

/** Answers what the overlay asks for, under /__editor/. `show` makes the open pages show what was saved. */
export function editorApi(session: Session, show: () => void, publisher: Publisher) {
  const today = () => new Date().toISOString().slice(0, 10);
  const saved = (file: string, problems: readonly ContentProblem[] = []): Saved => {
    if (problems.length === 0) show();
    return { problems, lapsedReviews: session.lapsedReviews, ...session.steps, version: session.versionOf(file) };
  };
  const withVersion = (form: Form | undefined) => form && { ...form, version: session.versionOf(form.file) };

  function formAt(file: string, at: string): Form | undefined {
    const form = formFor(session.content, file, at);
    return withVersion(form && { ...form, entry: entryAround(session.content, file, at) });
  }

  /** The picture that an alt text describes. */
  function pictureAt({ file, field }: Place): string | undefined {
    const item = /^gallery\[(\d+)\]\.alt$/.exec(field);
    if (item) return session.content.gallery[Number(item[1])]?.picture.name;
    return file === "content/pictures.yaml" ? /^pictures\.([a-z-]+)\.alt$/.exec(field)?.[1] : undefined;
  }

  function get(url: URL): unknown {
    const { history } = publisher;
    const file = url.searchParams.get("file") ?? "";
    const at = url.searchParams.get("field") ?? "";
    const { content } = session;
    switch (url.pathname) {
      case "/place": {
        const place = placeOf(Number(url.searchParams.get("n")));
        // Opening hours are shown for several days at once and written for each day.
        const field = place?.field.replace(/^hours\[\d+\]\.time$/, "hours").replace(/^(sleep\.left)$/, "$1.other");
        const form = place && formAt(place.file, field!);
        return form && { ...form, picture: pictureAt(place) };
      }
      case "/form":
        return formAt(file, at);
      case "/new":
        return withVersion(formForNew(content, file, at));
      case "/page": {
        const page = pageFile(url.searchParams.get("path") ?? "");
        const form = withVersion(formFor(content, page, ""));
        return form && { form, unconfirmed: content.files.get(page)?.unconfirmed ?? [] };
      }
      case "/names": {
        const studies = Object.entries(content.studies).map(([key, { authors, year, title }]) => [
          key,
          `${authors.split(" ")[0]} ${year}: ${title}`,
        ]);
        const terms = Object.entries(content.glossary).map(([key, { roman, meaning }]) => [
          key,
          `${roman}: ${meaning}`,
        ]);
        return {
          pages: content.paths,
          studies: Object.fromEntries(studies),
          terms: Object.fromEntries(terms),
        } satisfies Names;
      }
      case "/checklist":
        return checklist();
      case "/steps":
        return session.steps;
      case "/changes":
        return history.changes().then((changes) => ({ changes }));
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
    const points = openPoints(launchState(content, today())).map((point) => ({
      ...point,
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
        return saved(file, await session.change(file, version, changes));
      }
      case "/undo":
      case "/redo": {
        bodies.nothing.parse(body);
        const done = await (path === "/undo" ? session.undo() : session.redo());
        if (!done) throw new Refused(409, "This cannot be undone: the file was changed outside the editor.");
        show();
        return session.steps;
      }
      case "/picture": {
        const { name, base64, write } = bodies.file.parse(body);
        if (!Object.hasOwn(session.content.pictures.pictures, name)) throw new UnknownPlace();
        const bytes = Buffer.from(base64, "base64");
        const report = await checkPicture(bytes);
        if (write && report.problems.length === 0) {
          await replacePicture(name, bytes);
          show();
        }
        return report;
      }
      case "/recording": {
        const { name, base64, write } = bodies.file.parse(body);
        const recorded = session.content.sessions.find(({ topic }) => topic === name);
        if (!recorded) throw new UnknownPlace();
        return await replaceRecording(recorded, Buffer.from(base64, "base64"), write);
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
