import { expect, test } from "@playwright/test";
import { commonHeaders, documentHeaders } from "#server/headers.ts";
import { builtAddresses } from "./build-output.ts";
import { readStaticHostHeaders } from "./static-host-headers.ts";

test("_headers sets every header that our own server sends with a page, and the cache time of hashed files", async ({
  baseURL,
}) => {
  const required = Object.keys({ ...commonHeaders, ...documentHeaders("") }).map((name) => name.toLowerCase());
  expect(readStaticHostHeaders("/assets/a.js").get("cache-control")).toContain("immutable");
  for (const address of builtAddresses) {
    const { headers } = await fetch(baseURL + address);
    const fromFile = Object.fromEntries(readStaticHostHeaders(address));
    expect.soft(Object.fromEntries(headers), address).toMatchObject(fromFile);
    expect.soft(Object.keys(fromFile), address).toEqual(expect.arrayContaining(required));
  }
});

test("security.txt is served as plain text at its standard address and has not expired", async ({ baseURL }) => {
  const response = await fetch(`${baseURL}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const expires = /^Expires: (.+)$/m.exec(await response.text())![1]!;
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
