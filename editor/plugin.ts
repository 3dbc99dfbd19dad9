import type { Plugin, ViteDevServer } from "vite";
import { contentPath } from "#app/content/read/content.ts";
import { fillContent } from "#scripts/content-plugin.ts";
import { editorApi } from "#editor/api.ts";
import { markedContent } from "#editor/mark-content.ts";
import { Session } from "#editor/session.ts";

/** Marks every text of the site with its place, and adds the overlay that edits it. Never part of a build. */
export function editorPlugin(): Plugin {
  const session = new Session();
  return {
    name: "editor",
    apply: "serve",
    transform: {
      // Before the content plugin, which then finds nothing left to fill in.
      order: "pre",
      handler(code, id) {
        if (id.endsWith("/app/entry.client.tsx")) return `${code}\nimport "/editor/overlay/main.ts";`;
        return fillContent(code, id, (name) => markedContent(session.content, name));
      },
    },
    configureServer(server) {
      server.middlewares.use(
        "/__editor",
        editorApi(session, () => showChanges(server)),
      );
      server.watcher.add(contentPath("content")).on("change", (file) => {
        if (!file.endsWith(".yaml") || session.isOwnChange(file)) return;
        try {
          session.readAgain();
          showChanges(server);
        } catch (error) {
          server.config.logger.error(String(error));
        }
      });
    },
  };
}

/** Pages get their words from the server; header, footer and forms have theirs in modules that the browser loaded. */
function showChanges({ environments: { ssr, client }, ws }: ViteDevServer): void {
  const withContent = ({ moduleGraph }: typeof ssr | typeof client) =>
    [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.includes("/app/content/"));
  for (const module of withContent(ssr)) ssr.moduleGraph.invalidateModule(module);
  void Promise.all(withContent(client).map((module) => client.reloadModule(module))).then(() =>
    ws.send("editor:saved"),
  );
}
