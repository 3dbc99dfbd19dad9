import { expect, test } from "@playwright/test";
import { readStaticHostHeaders } from "#postbuild/static-host-headers.ts";
import { builtAddresses } from "./build-output.ts";

test("a static host that reads _headers sends every page with the headers of our own server", async ({ baseURL }) => {
  for (const address of builtAddresses) {
    const { headers } = await fetch(baseURL + address);
    const fromFile = Object.fromEntries(readStaticHostHeaders(address));
    expect.soft(Object.fromEntries(headers), address).toMatchObject(fromFile);
  }
});

test("security.txt is served as plain text at its standard address and has not expired", async ({ baseURL }) => {
  const response = await fetch(`${baseURL}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const expires = /^Expires: (.+)$/m.exec(await response.text())![1]!;
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
