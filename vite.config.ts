import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contentPlugin } from "#app/content/read/content-plugin.ts";
import { browsers } from "#postbuild/target-browsers.ts";

// The build only needs to know whether there is an inbox; its address and mail settings stay on the server.
const isSet = (setting: string) => JSON.stringify(process.env[setting] ? "on" : "");

/** Serves the poster pages of the videos in `npm run dev`; postbuild/postbuild.ts writes them as files. */
const devPosterPages: Plugin = {
  name: "dev-poster-pages",
  configureServer: ({ middlewares, ssrLoadModule }) => {
    middlewares.use(async ({ url }, response, next) => {
      if (!url?.startsWith("/frames/")) return next();
      const { posterPages } = (await ssrLoadModule(
        "/app/videos/poster-pages.ts",
      )) as typeof import("#app/videos/poster-pages.ts");
      const page = posterPages[url];
      if (!page) return next();
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(page);
    });
  },
};

export default defineConfig({
  plugins: [contentPlugin, tailwindcss(), reactRouter(), devPosterPages],
  define: { "process.env.INBOX": isSet("INBOX"), "process.env.SMTP_URL": isSet("SMTP_URL") },
  build: {
    // No data: URLs, because the Content-Security-Policy allows fonts only from files.
    assetsInlineLimit: 0,
    target: browsers,
    cssTarget: browsers,
    // Plugin timings tell the owner nothing.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files, because each one costs a round trip on a slow network. React stays cached when our code changes.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                },
                {
                  name: "site",
                  test: /app\/(root|routes\/content-page|sections|layout|ui|browser|before-hydration|content|styles)/,
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
