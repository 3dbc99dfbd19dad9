import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { pagePaths } from "#app/content/read/content.ts";

// Every file of content/pages is a page at the address of its name. These have a route of their own.
const ownRoutes: Record<string, string> = {
  "/media": "routes/media.tsx",
  "/contact": "routes/contact.tsx",
  "/audios": "routes/audios.tsx",
};
const contentPage = "routes/content-page.tsx";

export default [
  index(contentPage, { id: "home" }),
  ...pagePaths()
    .filter((path) => path !== "/")
    .map((path) => {
      const own = ownRoutes[path];
      return own ? route(path, own) : route(path, contentPage, { id: path.slice(1) });
    }),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
