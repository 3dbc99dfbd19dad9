import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/chromium.mjs";

// Another port lets two checkouts run their tests at the same time.
const port = Number(process.env.TEST_PORT ?? 4399);

// `npm test` makes the builds first: build/ and, for tests/inbox, .cache/inbox-build.
export default defineConfig({
  fullyParallel: true,
  // As many as a small machine has cores: each loads the whole content first.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // scripts/test.mjs reports how many tests needed the retry.
  retries: process.env.CI ? 1 : 0,
  // Generous, because no test asserts how long something takes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["dot"], ["json"]] : [["list"]],
  projects: [
    // Each project has workers of its own, and each worker loads the content first: as few as possible.
    // Works on a copy of the content, behind a development server of its own. First, because its tests depend on each
    // other: at the end they would run alone.
    { name: "editor", testDir: "tests", testMatch: "{editor,desk}.spec.ts" },
    { name: "site", testDir: "tests", testIgnore: ["**/{inbox,built}/**", "**/{editor,desk}.spec.ts"] },
    // These tests start their own servers, because they look into the inbox's database and mail.
    { name: "inbox", testDir: "tests/inbox" },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // A new browser context costs more than most tests. Playwright resets everything in it between tests.
    reuseContext: true,
    // tests/offline.spec.ts allows the service worker again.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env.CI ? "on-first-retry" : "off",
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
    },
  },
  webServer: {
    command: "node build/site-server.mjs",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
