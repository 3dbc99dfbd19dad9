import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,art,offline,scripts,server,sound}/**/*.test.ts"] },
});
