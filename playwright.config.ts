import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/chromium.mjs";

// Another port lets two checkouts run their tests at the same time.
const port = Number(process.env.TEST_PORT ?? 4399);
const editor = ["**/editor.spec.ts", "**/desk.spec.ts"];

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
  testDir: "tests",
  // No build contains the editor: outside CI its tests run only if what they test has changed (scripts/test.mjs). tests/built runs in Vitest.
  projects: [
    { name: "editor", testMatch: editor },
    { name: "site", testMatch: "**/*.spec.ts", testIgnore: editor },
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
      // Pages of one site share a process, which costs less than one for each visit.
      args: [...chromiumArgs, "--process-per-site"],
    },
  },
  webServer: {
    command: "node build/site-server.mjs",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
