import { expect, test } from "vitest";
import { clientAddress } from "#server/inbox/http/client-address.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: forwarded ? { "x-forwarded-for": forwarded } : {}, socket: { remoteAddress } }) as unknown as Parameters<
    typeof clientAddress
  >[0];

test.each([
  ["without a proxy, X-Forwarded-For is ignored", from("5.6.7.8", "1.1.1.1"), 0, "5.6.7.8"],
  ["behind one proxy, the last address counts", from("10.0.0.1", "1.1.1.1, 5.6.7.8"), 1, "5.6.7.8"],
  ["behind two, the one before it", from("127.0.0.1", "1.1.1.1, 5.6.7.8, 10.0.0.2"), 2, "5.6.7.8"],
  ["a proxy on IPv6 loopback counts as one", from("::1", "5.6.7.8"), 1, "5.6.7.8"],
  ["so does one with an IPv4-mapped address", from("::ffff:127.0.0.1", "5.6.7.8"), 1, "5.6.7.8"],
  ["a caller from the internet cannot invent the header", from("9.9.9.9", "5.6.7.8"), 1, "9.9.9.9"],
  ["nor can one on IPv6", from("2001:db8:1:2::1", "5.6.7.8"), 1, "2001:db8:1:2"],
  ["without the header, the proxy itself counts", from("10.0.0.1"), 1, "10.0.0.1"],
  ["an entry that is not an address is ignored", from("10.0.0.1", "<script>"), 1, "10.0.0.1"],
  ["an IPv4-mapped address counts as IPv4", from("::ffff:5.6.7.8"), 0, "5.6.7.8"],
  ["in X-Forwarded-For too", from("10.0.0.1", "::ffff:5.6.7.8"), 1, "5.6.7.8"],
  ["the IPv6 addresses of a household count as one", from("2001:db8:1:2:aaaa::1"), 0, "2001:db8:1:2"],
  ["short IPv6 addresses too", from("2001:db8::1"), 0, "2001:db8:0:0"],
])("%s", (_case, request, proxies, address) => {
  expect(clientAddress(request, proxies)).toBe(address);
});
