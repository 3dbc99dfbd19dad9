import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Who is asking, for the rate limit only; it is never kept. A proxy of ours adds the address it saw at the end of
 * X-Forwarded-For, so as many entries count as there are such proxies; what stands before them anybody can invent.
 */
export function clientAddress(request: Pick<IncomingMessage, "headers" | "socket">, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (proxies === 0) return network(direct);
  const passed = String(request.headers["x-forwarded-for"] ?? "").split(",");
  const seen = passed.at(-proxies)?.trim() ?? "";
  return network(isIP(seen) ? seen : direct);
}

/** A household has one IPv4 address, but a whole /64 of IPv6 ones. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIP(plain) !== 6) return plain;
  const [head = "", tail = ""] = plain.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}
