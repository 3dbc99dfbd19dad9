import type { Config } from "@react-router/dev/config";
import { unfinishedBuildFolder } from "./server/build-folder.ts";

export default {
  // Prerendered pages never fetch their data again, so the editor renders each page on request.
  ssr: Boolean(process.env["EDITING"]),
  buildDirectory: unfinishedBuildFolder,
  // "/404" matches the "*" route, which gives hosts a page for unknown addresses.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  // The defaults of version 8, so that upgrading is only a version change.
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
