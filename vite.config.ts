import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contentPlugin } from "#scripts/content-plugin.ts";
import { browsers } from "#postbuild/target-browsers.ts";

// Whether there is an inbox is part of the build; where it is and how mail is sent is the server's own business.
const onOrNothing = (setting: string) => JSON.stringify(process.env[setting] ? "on" : "");

/** The build writes the first pages of video frames as files (postbuild/postbuild.ts); `npm run dev` makes them here. */
const videoFramesWhileDeveloping: Plugin = {
  name: "video-frames",
  configureServer: ({ middlewares, ssrLoadModule }) => {
    middlewares.use(async ({ url }, response, next) => {
      if (!url?.startsWith("/frames/")) return next();
      const { videoFrames } = (await ssrLoadModule(
        "/app/videos/poster-pages.ts",
      )) as typeof import("#app/videos/poster-pages.ts");
      const page = videoFrames[url];
      if (!page) return next();
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(page);
    });
  },
};

export default defineConfig({
  plugins: [contentPlugin, tailwindcss(), reactRouter(), videoFramesWhileDeveloping],
  define: { "process.env.INBOX": onOrNothing("INBOX"), "process.env.SMTP_URL": onOrNothing("SMTP_URL") },
  // No data: addresses: the policy lets fonts come from our own files only, and unused ones must not weigh on every page.
  build: {
    assetsInlineLimit: 0,
    target: browsers,
    cssTarget: browsers,
    // How long the bundler's plugins took tells an owner nothing.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
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
