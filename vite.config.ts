import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // No data: addresses: the policy lets fonts come from our own files only, and unused ones must not weigh on every page.
  build: { assetsInlineLimit: 0 },
});
