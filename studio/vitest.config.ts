import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["studio/**/*.test.ts"],
    // Generous, because no test asserts how long something takes, and measuring a sound takes long on a busy machine.
    testTimeout: 300_000,
    pool: "threads",
    // Most files import the same content: loading it once halves the time.
    isolate: false,
  },
});
