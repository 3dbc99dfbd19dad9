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

/** Loads the content modules again; React Router and the overlay take care of the rest. */
function showChanges(server: ViteDevServer): void {
  const { ssr, client } = server.environments;
  ssr.moduleGraph.invalidateAll();
  for (const [id, module] of client.moduleGraph.idToModuleMap)
    if (id.includes("/app/content/")) client.moduleGraph.invalidateModule(module);
  server.ws.send("editor:saved");
}
