import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv4");
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");

/**
 * The address that the rate limit counts. Each of our proxies appends the address it saw to X-Forwarded-For; entries
 * before those can be invented. The header is ignored when the connection comes from the internet instead of a proxy.
 */
export function clientAddress(request: Pick<IncomingMessage, "headers" | "socket">, proxies: number): string {
  const peer = withoutMapping(request.socket.remoteAddress ?? "");
  const isProxy = proxies > 0 && isIP(peer) > 0 && privateNetworks.check(peer, isIP(peer) === 6 ? "ipv6" : "ipv4");
  const forwarded = isProxy ? String(request.headers["x-forwarded-for"] ?? "").split(",") : [];
  const seen = withoutMapping(forwarded.at(-proxies)?.trim() ?? "");
  return networkOf(isIP(seen) ? seen : peer);
}

/** A provider may give one customer 65,536 networks of the size that `clientAddress` returns. */
export const widerNetworks = (address: string) =>
  address.includes(":") ? [`${address.split(":").slice(0, 3).join(":")}::/48`] : [];

/** "::ffff:1.2.3.4" is how a socket for both protocols writes 1.2.3.4. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** A household has one IPv4 address, but a whole /64 network of IPv6 addresses. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("%")[0]!.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}
