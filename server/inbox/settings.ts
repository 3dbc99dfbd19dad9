import { isAbsolute, resolve } from "node:path";
import { site } from "#app/content/site.ts";

/** Everything the owner may set, read once from the environment. docs/how-to/receive-messages.md explains each. */
export type InboxSettings = {
  /** INBOX: a file for SQLite, or the address of a PostgreSQL database. */
  store: { kind: "sqlite"; file: string } | { kind: "postgres"; address: string };
  /** SMTP_URL: how mail is sent; without it messages are only kept. */
  smtp?: string;
  /** INBOX_TO, INBOX_FROM: who gets the messages, and who they come from. */
  to: string;
  from: string;
  /** INBOX_ORIGIN: where visitors find the site; links in mails start with it. */
  origin: string;
  /** INBOX_KEEP_DAYS: messages older than this are deleted. */
  keepDays?: number;
  /** INBOX_PROXIES: how many proxies of our own stand before the server. */
  proxies: number;
  /** INBOX_PER_HOUR: how many posts one address may make in an hour. */
  perHour: number;
};

type Environment = Record<string, string | undefined>;

/** Undefined when there is no inbox. Throws with a sentence that says what to mend. */
export function readSettings(env: Environment, folder = process.cwd()): InboxSettings | undefined {
  if (!env.INBOX) return undefined;
  return {
    store: readStore(env.INBOX, folder),
    smtp: readSmtp(env.SMTP_URL),
    to: env.INBOX_TO || site.mail,
    from: env.INBOX_FROM || env.INBOX_TO || site.mail,
    origin: readOrigin(env.INBOX_ORIGIN || site.origin),
    keepDays: readNumber(env, "INBOX_KEEP_DAYS", 1),
    proxies: readNumber(env, "INBOX_PROXIES", 0) ?? 0,
    perHour: readNumber(env, "INBOX_PER_HOUR", 1) ?? 20,
  };
}

function readStore(value: string, folder: string): InboxSettings["store"] {
  if (/^postgres(ql)?:\/\//.test(value)) return { kind: "postgres", address: value };
  if (/^[a-z]+:\/\//i.test(value))
    throw new Error("INBOX must be a file, such as ./data/inbox.db, or an address that starts with postgres://.");
  return { kind: "sqlite", file: isAbsolute(value) ? value : resolve(folder, value) };
}

function readSmtp(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^smtps?:\/\/\S+$/.test(value))
    throw new Error("SMTP_URL must read like smtps://name:password@mail.example.com.");
  return value;
}

function readOrigin(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error("INBOX_ORIGIN must read like https://www.example.com.");
  return new URL(value).origin;
}

function readNumber(env: Environment, name: string, least: number): number | undefined {
  if (!env[name]) return undefined;
  const value = Number(env[name]);
  if (!Number.isInteger(value) || value < least) throw new Error(`${name} must be a whole number, at least ${least}.`);
  return value;
}

/** One line for whoever starts the site. */
export function whereMessagesGo(settings: InboxSettings | undefined): string {
  if (!settings)
    return "Messages are not delivered: the forms send nothing. To receive them: INBOX=./data/inbox.db npm start  (docs/how-to/receive-messages.md)";
  const place = settings.store.kind === "sqlite" ? settings.store.file : "PostgreSQL";
  return settings.smtp
    ? `Messages are kept in ${place} and forwarded to ${settings.to}; the newsletter is open.`
    : `Messages are kept in ${place}; read them with npm run inbox. To have them by mail too, set SMTP_URL.`;
}
