import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
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
