import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { gradeAnswer } from "../scripts/observatory.ts";
import { readStaticHostHeaders } from "../scripts/static-host-headers.ts";
import { builtAddresses, buildFolder } from "./built-site.ts";

const published = { redirection: "redirection-to-https", preloaded: false } as const;

test("every page as our server sends it scores at least 130 by the Observatory's table", async ({ baseURL }) => {
  for (const address of builtAddresses) {
    const response = await fetch(baseURL + address);
    const { score, rows } = gradeAnswer({ headers: response.headers, html: await response.text(), ...published });
    expect.soft(score, `${address} ${JSON.stringify(rows)}`).toBeGreaterThanOrEqual(130);
  }
});

test("so does every page on a static host that reads our _headers", () => {
  for (const address of builtAddresses) {
    const headers = readStaticHostHeaders(address);
    headers.set("content-type", "text/html");
    const html = readFileSync(`${buildFolder}/${address === "/" ? "index" : address.slice(1)}.html`, "utf8");
    const { score, rows } = gradeAnswer({ headers, html, ...published });
    expect.soft(score, `${address} ${JSON.stringify(rows)}`).toBeGreaterThanOrEqual(130);
  }
});

test("security.txt is where the standard wants it, as plain text, and has not run out", async ({ baseURL }) => {
  const response = await fetch(`${baseURL}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const expires = /^Expires: (.+)$/m.exec(await response.text())![1]!;
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
