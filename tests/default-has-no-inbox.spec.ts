import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { inboxMessages } from "#app/content/inbox-messages.ts";
import { buildFolder } from "./built-site.ts";

// By specification the default build sends nothing. tests/inbox/ has the build that does.
const traces = [
  "/api/",
  inboxMessages.contact.notSent.title,
  inboxMessages.newsletter.requested.title,
  "Leave this empty",
];

test("no file of the default build knows of an endpoint, or says a word of the inbox", () => {
  const names = readdirSync(buildFolder, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => /\.(html|js|css|svg|data|json|xml|txt|webmanifest|vtt)(\.gz)?$/.test(name));
  expect(texts.length).toBeGreaterThan(100);
  for (const name of texts) {
    const bytes = readFileSync(`${buildFolder}/${name}`);
    const text = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    for (const trace of traces) expect.soft(text.includes(trace), `${trace} in ${name}`).toBe(false);
  }
});

test("the server of the default build takes no message", async ({ request }) => {
  for (const address of ["/api/messages", "/api/subscriptions"]) {
    expect((await request.post(address, { data: {} })).status()).toBe(405);
    expect((await request.get(address)).status()).toBe(404);
  }
});
