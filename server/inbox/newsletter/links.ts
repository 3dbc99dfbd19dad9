import { createHmac, timingSafeEqual } from "node:crypto";
import type { InboxSettings } from "#server/inbox/settings.ts";
import type { RequestRow } from "#server/inbox/store/tables.ts";

/** Addresses of the two pages. They stand below /api/, which no cache and no worker of the site touches. */
export const confirmPath = "/api/subscriptions/confirm";
export const leavePath = "/api/subscriptions/leave";

type Purpose = "confirm" | "leave";
/** A link to leave never expires. */
const never = 0;

/** What, which, until when, and the signature over all three. No address of a person stands in it. */
export function signTicket(purpose: Purpose, id: string, expires: number, secret: string): string {
  return `${id}.${expires}.${signature(`${purpose}.${id}.${expires}`, secret)}`;
}

export function readTicket(purpose: Purpose, ticket: string, secret: string, now: number): string | undefined {
  const parts = ticket.match(/^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/);
  if (!parts) return undefined;
  const [, id, expires, signed] = parts as unknown as [string, string, string, string];
  const right = signature(`${purpose}.${id}.${expires}`, secret);
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(right))) return undefined;
  return Number(expires) === never || now < Number(expires) ? id : undefined;
}

type Signer = { settings: InboxSettings; secret: string };

export function confirmLink({ id, expires_at }: RequestRow, { settings, secret }: Signer): string {
  return `${settings.origin}${confirmPath}?ticket=${signTicket("confirm", id, expires_at, secret)}`;
}

export function leaveLink(subscriberId: string, { settings, secret }: Signer): string {
  return `${settings.origin}${leavePath}?ticket=${signTicket("leave", subscriberId, never, secret)}`;
}

function signature(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}
