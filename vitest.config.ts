import { defineConfig } from "vitest/config";

/** npm run attack */
const attack = process.argv.includes("attack");

export default defineConfig({
  test: {
    // Generous, because no test asserts how long something takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "threads",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,bench,docs,postbuild,scripts,server,service-worker}/**/*.test.ts"],
          exclude: ["**/*.fault.test.ts"],
          // Most files import the same content: loading it once halves the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: "editor", include: ["editor/**/*.test.ts"], isolate: false } },
      // Killed servers, locked stores, broken requests.
      {
        extends: true,
        test: {
          name: "faults",
          include: ["server/**/*.fault.test.ts"],
          // Hundreds of posts to servers that are killed and restarted take minutes on a busy machine.
          testTimeout: attack ? 1_800_000 : 300_000,
          env: { ATTACK: attack ? "in full" : "" },
        },
      },
      // Reads build/client, so it needs `npm run build` first.
      { extends: true, test: { name: "built", include: ["tests/built/*.test.ts"], isolate: false } },
      // Orca reads the site in Firefox: npm run screen-reader. A busy machine can delay what is said.
      {
        extends: true,
        test: { name: "orca", include: ["tests/orca/main.ts"], pool: "forks", testTimeout: 600_000, retry: 1 },
      },
      // Starts nginx and Caddy, where they are installed: npm run try-recipes.
      { extends: true, test: { name: "recipes", include: ["tests/recipes/hosts.ts"] } },
      // A visitor's journeys in the browser that ENGINE names: see scripts/engines.mjs.
      {
        extends: true,
        test: {
          name: "engines",
          include: ["tests/engines/*.journey.ts"],
          // A process of its own ends its browsers even if it is stopped.
          pool: "forks",
          fileParallelism: false,
          testTimeout: 180_000,
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 60_000, interval: 50 } },
        },
      },
    ],
  },
});
