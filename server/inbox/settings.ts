import { resolve } from "node:path";
import { site } from "#app/content/site.ts";
import { readNumber } from "#server/read-number.ts";

/** The owner's settings, read from the environment. docs/how-to/receive-messages.md explains each. */
export type InboxSettings = {
  /** INBOX: a file for SQLite, or the URL of a PostgreSQL database. */
  store: { kind: "sqlite"; file: string } | { kind: "postgres"; url: string; connections: number };
  /** SMTP_URL: the mail server; without it messages are only stored. */
  smtp?: string;
  /** INBOX_TO, INBOX_FROM: recipient and sender of the mails. */
  to: string;
  from: string;
  /** INBOX_ORIGIN: the site's public origin; links in mails start with it. */
  origin: string;
  /** INBOX_KEEP_DAYS: messages older than this are deleted. */
  keepDays?: number;
  /** INBOX_PROXIES: how many of our own proxies are in front of the server. */
  proxies: number;
  /** INBOX_PER_HOUR: how many forms one address may send at once, refilled within an hour. */
  perHour: number;
  /** INBOX_ALL_PER_HOUR: the same for all addresses together. */
  allPerHour: number;
};

/** Undefined when there is no inbox. The message of an error says how to correct the setting. */
export function readSettings(env: Record<string, string | undefined>): InboxSettings | undefined {
  if (!env.INBOX) return undefined;
  return {
    store: readStore(env.INBOX, readNumber(env, "INBOX_CONNECTIONS", { min: 1 }) ?? 10),
    smtp: readSmtp(env.SMTP_URL),
    to: env.INBOX_TO || site.mail,
    from: env.INBOX_FROM || env.INBOX_TO || site.mail,
    origin: readOrigin(env.INBOX_ORIGIN || site.origin),
    keepDays: readNumber(env, "INBOX_KEEP_DAYS", { min: 1 }),
    proxies: readNumber(env, "INBOX_PROXIES", { min: 0 }) ?? 0,
    perHour: readNumber(env, "INBOX_PER_HOUR", { min: 1 }) ?? 20,
    allPerHour: readNumber(env, "INBOX_ALL_PER_HOUR", { min: 1 }) ?? 500,
  };
}

function readStore(value: string, connections: number): InboxSettings["store"] {
  if (/^postgres(ql)?:\/\//.test(value)) return { kind: "postgres", url: value, connections };
  if (/^[a-z]+:\/\//i.test(value))
    throw new Error("INBOX must be a file, such as ./data/inbox.db, or a URL that starts with postgres://.");
  return { kind: "sqlite", file: resolve(value) };
}

function readSmtp(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value))
    throw new Error("SMTP_URL must look like smtps://name:password@mail.example.com.");
  return value;
}

function readOrigin(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error("INBOX_ORIGIN must look like https://www.example.com.");
  return new URL(value).origin;
}

/** One line to print at start. */
export function describeInbox(settings: InboxSettings | undefined): string {
  if (!settings)
    return "Messages are not delivered: the forms send nothing. To receive them: INBOX=./data/inbox.db npm start  (docs/how-to/receive-messages.md)";
  const place = settings.store.kind === "sqlite" ? settings.store.file : "PostgreSQL";
  return settings.smtp
    ? `Messages are stored in ${place} and forwarded to ${settings.to}; newsletter sign-up is open.`
    : `Messages are stored in ${place}; read them with npm run inbox. To receive them by mail as well, set SMTP_URL.`;
}
