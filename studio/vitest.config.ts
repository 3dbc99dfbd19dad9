import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["studio/**/*.test.ts"],
    testTimeout: 60_000,
    pool: "threads",
    // Most files import the same content: loading it once halves the time.
    isolate: false,
  },
});
