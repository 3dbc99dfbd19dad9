import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, normalizePath, type Plugin } from "vite";
import { contentPlugin } from "#app/content/read/content-plugin.ts";
import { devScripts } from "#app/dev-scripts.ts";
import { browsers } from "#postbuild/target-browsers.ts";
import { unfinishedBuildFolder } from "#server/build-folder.ts";

// The build only needs to know whether there is an inbox; its address and mail settings stay on the server.
const isSet = (setting: string) => JSON.stringify(process.env[setting] ? "on" : "");

/** Renders each page on request in `npm run dev` and `npm run edit`; postbuild/postbuild.ts writes them as files. */
const devPages: Plugin = {
  name: "dev-pages",
  configureServer:
    ({ middlewares, ssrLoadModule, transformIndexHtml }) =>
    () => {
      middlewares.use(async ({ originalUrl = "/" }, response, next) => {
        try {
          const path = originalUrl.replace(/[?#].*/, "");
          const { posterPages } = (await ssrLoadModule(
            "/app/videos/poster-pages.ts",
          )) as typeof import("#app/videos/poster-pages.ts");
          const { render } = (await ssrLoadModule("/app/routes.tsx")) as typeof import("#app/routes.tsx");
          const html = posterPages[path] ?? (await transformIndexHtml(path, render(path, devScripts)));
          response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
        } catch (error) {
          next(error);
        }
      });
    },
};

export default defineConfig({
  appType: "custom",
  plugins: [contentPlugin, tailwindcss(), devPages],
  define: { "process.env.INBOX": isSet("INBOX"), "process.env.SMTP_URL": isSet("SMTP_URL") },
  server: {
    cors: false,
    // Vite's own list, and the messages of visitors.
    fs: { deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", `${normalizePath(resolve("data"))}/**`] },
  },
  // Both environments, one after the other.
  builder: {},
  build: {
    // No data: URLs, because the Content-Security-Policy allows fonts only from files.
    assetsInlineLimit: 0,
    target: browsers,
    cssTarget: browsers,
    emptyOutDir: true,
    // Neither plugin timings nor the "use client" of a package tell the owner anything, nor that Node loads at once what
    // browsers load later.
    rolldownOptions: { checks: { pluginTimings: false, moduleLevelDirective: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    // What islands load in the browser.
    client: {
      build: {
        outDir: `${unfinishedBuildFolder}/client`,
        manifest: true,
        // The inline script loads what an island needs, all at once.
        modulePreload: false,
        rolldownOptions: {
          input: "app/islands.ts",
          preserveEntrySignatures: "exports-only",
          output: {
            // Each file costs a slow network some time: one for what every island needs, and one for what those with sound do.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|app\/(islands\/(hydrate|failure|island-root)|content\/(content\.ts\?(labels|messages|site)|fill|site)|browser\/(announce|query)|ui\/(field|honeypot|icon|pill-button))|vite\/preload-helper/,
                },
                {
                  name: "toasts",
                  test: /node_modules\/sonner\/|app\/browser\/(notify|send-form|share-button|toaster)/,
                },
                {
                  name: "sound",
                  test: /app\/(browser\/attempt|playback\/|ui\/options)/,
                },
              ],
            },
          },
        },
      },
    },
    // What renders the pages, in Node. Its style sheet and fonts are the site's.
    ssr: {
      build: {
        outDir: `${unfinishedBuildFolder}/server`,
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: { input: "app/routes.tsx" },
      },
    },
  },
});
