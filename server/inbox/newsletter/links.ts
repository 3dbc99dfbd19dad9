import { createHmac, timingSafeEqual } from "node:crypto";
import { subscriptionsPath } from "#app/shared/inbox.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import type { RequestRow } from "#server/inbox/store/tables.ts";

/** Below /api/, which no cache and no service worker touches. */
export const confirmPath = `${subscriptionsPath}/confirm`;
export const unsubscribePath = `${subscriptionsPath}/unsubscribe`;

type Purpose = "confirm" | "unsubscribe";
/** A link to unsubscribe never expires. */
const never = 0;

/** Id, expiry and a signature over both and the purpose. It does not contain the address. */
export function signToken(purpose: Purpose, id: string, expires: number, secret: string): string {
  return `${id}.${expires}.${signature(`${purpose}.${id}.${expires}`, secret)}`;
}

/** The signed id, or undefined if the token is forged or has expired. */
export function readToken(purpose: Purpose, token: string, secret: string, now: number): string | undefined {
  const parts = token.match(/^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/);
  if (!parts) return undefined;
  const [, id, expires, signed] = parts as unknown as [string, string, string, string];
  const expected = signature(`${purpose}.${id}.${expires}`, secret);
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return undefined;
  return Number(expires) === never || now < Number(expires) ? id : undefined;
}

type Signer = { settings: InboxSettings; secret: string };

export function confirmLink({ id, expires_at }: RequestRow, { settings, secret }: Signer): string {
  return `${settings.origin}${confirmPath}?token=${signToken("confirm", id, expires_at, secret)}`;
}

export function unsubscribeLink(subscriberId: string, { settings, secret }: Signer): string {
  return `${settings.origin}${unsubscribePath}?token=${signToken("unsubscribe", subscriberId, never, secret)}`;
}

function signature(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}
