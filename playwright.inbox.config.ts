import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

// The build with an inbox stands beside the default one; scripts/test.mjs makes it. Each worker runs a server of its own.
process.env.BUILD_FOLDER = ".cache/inbox-build";
process.env.INBOX = "on";
process.env.SMTP_URL = "on";

export default defineConfig({
  ...base,
  testDir: "tests/inbox",
  testIgnore: [],
  workers: 2,
  // tests/inbox/site-with-inbox.ts starts it, because the tests look into its store and its mail.
  webServer: undefined,
});
