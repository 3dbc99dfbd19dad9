import { expect, test } from "vitest";
import { clientAddress } from "#server/inbox/http/client-address.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: forwarded ? { "x-forwarded-for": forwarded } : {}, socket: { remoteAddress } }) as unknown as Parameters<
    typeof clientAddress
  >[0];

test.each([
  ["without a proxy of ours, what a stranger claims to forward is ignored", from("5.6.7.8", "1.1.1.1"), 0, "5.6.7.8"],
  ["behind one proxy, the address that it saw counts", from("10.0.0.1", "1.1.1.1, 5.6.7.8"), 1, "5.6.7.8"],
  ["behind two, the one before", from("10.0.0.1", "1.1.1.1, 5.6.7.8, 10.0.0.2"), 2, "5.6.7.8"],
  ["a proxy that forwards nothing counts itself", from("10.0.0.1"), 1, "10.0.0.1"],
  ["what is no address is not taken for one", from("10.0.0.1", "<script>"), 1, "10.0.0.1"],
  ["an IPv4 address in IPv6 clothes is itself", from("::ffff:5.6.7.8"), 0, "5.6.7.8"],
  ["a household's IPv6 addresses are one", from("2001:db8:1:2:aaaa::1"), 0, "2001:db8:1:2"],
  ["short IPv6 addresses too", from("2001:db8::1"), 0, "2001:db8:0:0"],
])("%s", (_case, request, proxies, address) => {
  expect(clientAddress(request, proxies)).toBe(address);
});
