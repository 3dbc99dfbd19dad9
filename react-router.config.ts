import type { Config } from "@react-router/dev/config";
import { unfinishedBuildFolder } from "./server/build-folder.ts";

export default {
  ssr: false,
  buildDirectory: unfinishedBuildFolder,
  // Every address becomes a file. "/404" falls on the "*" route, so that a host has a page for unknown addresses.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  // Today's behaviour of the next major version, so that the move is one line later.
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
