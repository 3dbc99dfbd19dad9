import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { z } from "zod";
import { hour, minute, second, type Clock } from "#server/clock.ts";
import { commonHeaders } from "#server/headers.ts";
import { clientAddress } from "#server/inbox/http/client-address.ts";
import type { Log } from "#server/log.ts";
import { readJson, Refused } from "#editor/guard.ts";
import { Failures } from "#editor/desk/failures.ts";
import { pageHeaders, signInPage } from "#editor/desk/page/page.ts";
import { Passkeys } from "#editor/desk/passkeys.ts";
import { hashOf, newToken, readCode } from "#editor/desk/secrets.ts";
import type { DeskStore } from "#editor/desk/store.ts";

export type DeskSettings = {
  origin: string;
  siteName: string;
  store: DeskStore;
  /** What the sign-in page loads, by its path. */
  files: Readonly<Record<string, { type: string; body: string | Buffer }>>;
  log: Log;
  clock?: Clock;
};

/** The prefix makes browsers insist on https, on this host and on no domain around it. */
const cookieName = "__Host-desk";
const sessionLifetime = 12 * hour;
const mostBytes = 20_000;

const response = z.looseObject({ id: z.string() });
const name = z.string().trim().min(1).max(40);
const bodies = {
  nothing: z.strictObject({}),
  code: z.strictObject({ code: z.string().max(100), name }),
  pair: z.strictObject({ code: z.string().max(100), name, response }),
  signIn: z.strictObject({ response }),
};

const codeRefused = "This code is wrong, was used already, or is older than ten minutes. Ask for a new one.";

/** Stands in front of the editor, and lets nothing through but the requests of those who have signed in. */
export class Desk {
  readonly #settings: DeskSettings;
  readonly #clock: Clock;
  readonly #passkeys: Passkeys;
  readonly #host: string;
  /** Wrong codes and passkeys, by address. */
  readonly #failures: Failures;
  /** Wrong codes of all addresses together, because one person can have many. */
  readonly #wrongCodes: Failures;
  readonly #sockets = new Map<Duplex, string>();

  constructor(settings: DeskSettings) {
    this.#settings = settings;
    this.#clock = settings.clock ?? Date.now;
    this.#passkeys = new Passkeys(settings.origin, settings.siteName, this.#clock);
    this.#host = new URL(settings.origin).host;
    this.#failures = new Failures(10, this.#clock);
    this.#wrongCodes = new Failures(100, this.#clock);
  }

  /** True if the editor may answer. Otherwise the answer has been given. */
  async admits(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    for (const [header, value] of Object.entries(commonHeaders)) response.setHeader(header, value);
    try {
      this.#refuseForeign(request);
      const { method = "", url = "" } = request;
      const file = this.#settings.files[url];
      const name = this.#nameOf(request);
      if (file && method === "GET") send(response, 200, file.body, { "Content-Type": file.type });
      else if (method === "POST" && url.startsWith("/__desk/")) await this.#post(request, response);
      else if (!name) this.#askToSignIn(request, response);
      else {
        if (method === "POST" && /^\/__editor\/(publish|take-back)$/.test(url))
          this.#settings.log({ event: "publish", outcome: "started", passkey: name });
        return true;
      }
    } catch (error) {
      this.#answerError(response, error);
    }
    return false;
  }

  /** The same for a websocket. It is closed when its session ends. */
  admitsSocket(request: IncomingMessage, socket: Duplex): boolean {
    try {
      this.#refuseForeign(request);
      // Browsers send it with every websocket, and let any website open one.
      if (request.headers.origin !== this.#settings.origin) throw new DeskRefused(403, "origin", "");
      if (!this.#nameOf(request)) throw new DeskRefused(401, "websocket without sign-in", "");
    } catch (error) {
      if (error instanceof DeskRefused) this.#settings.log({ event: "refusal", reason: error.reason });
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return false;
    }
    this.#sockets.set(socket, tokenOf(request));
    socket.on("close", () => this.#sockets.delete(socket));
    return true;
  }

  /** Run from time to time: a session also ends by itself, or when its passkey is removed in a terminal. */
  closeEndedSockets(): void {
    for (const [socket, token] of this.#sockets)
      if (!this.#settings.store.sessionName(this.#hash(token), this.#clock())) socket.destroy();
  }

  /** A host name that was pointed here by somebody else, or a page of another website. */
  #refuseForeign({ headers }: IncomingMessage): void {
    if (headers.host !== this.#host) throw new DeskRefused(421, "host", "This is not the address of the desk.");
    if (headers.origin !== undefined && headers.origin !== this.#settings.origin)
      throw new DeskRefused(403, "origin", "The desk answers only its own pages.");
  }

  #nameOf(request: IncomingMessage): string | undefined {
    const token = tokenOf(request);
    return token ? this.#settings.store.sessionName(this.#hash(token), this.#clock()) : undefined;
  }

  /** With the origin, so that a session of one desk is worth nothing at another. */
  #hash(token: string): string {
    return hashOf(this.#settings.origin, token);
  }

  #askToSignIn({ headers }: IncomingMessage, response: ServerResponse): void {
    const isPage = headers["sec-fetch-dest"] === "document" || headers.accept?.includes("text/html");
    if (isPage) send(response, 401, signInPage(this.#settings.siteName), pageHeaders);
    else sendJson(response, { error: "You are signed out. Reload the page." }, 401);
  }

  async #post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url, headers } = request;
    const isOwn = headers.origin === this.#settings.origin && headers["sec-fetch-site"] === "same-origin";
    if (!isOwn) throw new DeskRefused(403, "origin", "The desk answers only its own pages.");
    if (url === "/__desk/sign-out") return this.#signOut(request, response);
    if (headers["content-type"] !== "application/json") throw new Refused(415, "The desk takes only JSON.");

    const from = clientAddress(request, 1);
    const wait = Math.max(this.#failures.wait(from), url?.includes("pair") ? this.#wrongCodes.wait("") : 0);
    if (wait > 0) {
      response.setHeader("Retry-After", Math.ceil(wait / second));
      throw new DeskRefused(429, "limit", `Too many attempts. Try again in ${Math.ceil(wait / minute)} minutes.`);
    }
    const body = await readJson(request, mostBytes);
    try {
      switch (url) {
        case "/__desk/sign-in-options":
          bodies.nothing.parse(body);
          return sendJson(response, await this.#passkeys.requestOptions());
        case "/__desk/sign-in":
          return await this.#signIn(response, bodies.signIn.parse(body));
        case "/__desk/pair-options":
          this.#checkCode(bodies.code.parse(body));
          return sendJson(response, await this.#passkeys.creationOptions(this.#settings.store.passkeys()));
        case "/__desk/pair":
          return await this.#pair(response, bodies.pair.parse(body));
        default:
          throw new Refused(404, "There is nothing here.");
      }
    } catch (error) {
      if (error instanceof DeskRefused) {
        this.#failures.count(from);
        if (error.reason === "code") this.#wrongCodes.count("");
      }
      throw error;
    }
  }

  async #signIn(response: ServerResponse, body: z.infer<typeof bodies.signIn>): Promise<void> {
    const { store, log } = this.#settings;
    const passkey = store.passkeys().find(({ id }) => id === body.response.id);
    const counter = passkey && (await this.#passkeys.check(body.response as never, passkey));
    if (!passkey || counter === undefined || !store.noteUse(passkey.id, counter, this.#clock()))
      throw new DeskRefused(403, "passkey", "This passkey does not open the desk. Add this device with a new code.");
    log({ event: "sign-in", passkey: passkey.name });
    this.#openSession(response, passkey.id);
  }

  #checkCode({ code, name }: { code: string; name: string }): string {
    const { store } = this.#settings;
    const hash = hashOf(readCode(code));
    if (!store.hasCode(hash, this.#clock())) throw new DeskRefused(403, "code", codeRefused);
    if (store.passkeys().some((other) => other.name.toLowerCase() === name.toLowerCase()))
      throw new Refused(409, `There is a device named “${name}” already. Choose another name.`);
    return hash;
  }

  async #pair(response: ServerResponse, { code, name, response: answer }: z.infer<typeof bodies.pair>): Promise<void> {
    const { store, log } = this.#settings;
    const hash = this.#checkCode({ code, name });
    const passkey = await this.#passkeys.readNew(answer as never);
    if (!passkey) throw new DeskRefused(403, "passkey", "This device could not make a passkey. Try again.");
    if (!store.pair(hash, { ...passkey, name }, this.#clock())) throw new DeskRefused(403, "code", codeRefused);
    log({ event: "pairing", passkey: name });
    this.#openSession(response, passkey.id);
  }

  #openSession(response: ServerResponse, passkey: string): void {
    const token = newToken();
    const now = this.#clock();
    this.#settings.store.addSession(this.#hash(token), passkey, { now, expires: now + sessionLifetime });
    setCookie(response, token, sessionLifetime / second);
    sendJson(response, {});
  }

  #signOut(request: IncomingMessage, response: ServerResponse): void {
    const name = this.#nameOf(request);
    if (name) this.#settings.log({ event: "sign-out", passkey: name });
    this.#settings.store.endSession(this.#hash(tokenOf(request)));
    this.closeEndedSockets();
    setCookie(response, "", 0);
    response.writeHead(303, { Location: "/", "Clear-Site-Data": '"cache"' }).end();
  }

  #answerError(response: ServerResponse, error: unknown): void {
    const { log } = this.#settings;
    if (error instanceof DeskRefused) log({ event: "refusal", reason: error.reason });
    const isOurs = error instanceof Refused;
    const isUnreadable = error instanceof z.ZodError;
    if (!isOurs && !isUnreadable) console.error(error);
    const message = isOurs ? error.message : isUnreadable ? "The desk did not understand this." : "That did not work.";
    sendJson(response, { error: message }, isOurs ? error.status : isUnreadable ? 400 : 500);
  }
}

/** A refusal for security, which is counted and logged. */
class DeskRefused extends Refused {
  constructor(
    status: number,
    readonly reason: "code" | "host" | "limit" | "origin" | "passkey" | "websocket without sign-in",
    message: string,
  ) {
    super(status, message);
  }
}

function tokenOf({ headers }: IncomingMessage): string {
  const cookies = (headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? "";
}

function setCookie(response: ServerResponse, token: string, seconds: number): void {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`;
  response.setHeader("Set-Cookie", `${cookieName}=${token}; ${attributes}`);
}

function send(response: ServerResponse, status: number, body: string | Buffer, headers: Record<string, string>): void {
  response.writeHead(status, { "Cache-Control": "no-store", ...headers }).end(body);
}

const sendJson = (response: ServerResponse, body: object, status = 200) =>
  send(response, status, JSON.stringify(body), { "Content-Type": "application/json" });
