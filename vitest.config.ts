import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,art,bench,scripts,server,sound}/**/*.test.ts"] },
});
