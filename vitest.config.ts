import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,art,scripts,server,sound}/**/*.test.ts"] },
});
