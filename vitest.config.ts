import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,assets,bench,docs,editor,postbuild,scripts,server,service-worker,sound}/**/*.test.ts"],
    // Generous: a busy machine is slow, and no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
