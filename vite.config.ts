import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // No data: addresses: the policy lets fonts come from our own files only, and unused ones must not weigh on every page.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: on a slow line each one more costs a round trip. React outlives our changes in the cache.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                },
                {
                  name: "site",
                  test: /app\/(root|routes\/content-page|sections|layout|ui|lib|content|styles)/,
                  tags: ["$initial"],
                },
              ],
            },
          },
        },
      },
    },
  },
});
