import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/chromium.mjs";

// Another port lets two checkouts be tested at once.
const port = Number(process.env.TEST_PORT ?? 4399);

// Tests run against the built site, served as it is served to visitors. `npm test` builds it first.
export default defineConfig({
  testDir: "tests",
  // They run against a build of their own: playwright.inbox.config.ts.
  testIgnore: "**/tests/inbox/**",
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Where nobody watches, a busy moment may cost a second try; scripts/test.mjs tells how many did.
  retries: process.env.CI ? 1 : 0,
  // Generous: a busy machine is slow, and no test measures time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["dot"], ["json"]] : [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A page is judged as it comes from the server; tests/offline.spec.ts lets the worker in.
    serviceWorkers: "block",
    // Pages are judged at rest; the motion has tests of its own.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
    },
  },
  webServer: {
    command: "node --import tsx server/serve.ts",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
