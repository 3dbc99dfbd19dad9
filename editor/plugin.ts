import type { Plugin, ViteDevServer } from "vite";
import { contentPath } from "#app/content/read/content.ts";
import { fillContent } from "#app/content/read/content-plugin.ts";
import { editorApi } from "#editor/api.ts";
import { fileOf, markedContent } from "#editor/mark-content.ts";
import { Session } from "#editor/session.ts";

const pagesFolder = "content/pages/";

/** Marks every text of the site with its place, and adds the overlay that edits it. Never part of a build. */
export function editorPlugin(): Plugin {
  const session = new Session();
  /** The content file behind each module. */
  const fileOfModule = new Map<string, string>();

  /** Pages get their words from the server; header, footer and forms have theirs in modules that the browser loaded. */
  function showChanges({ environments: { ssr, client }, ws }: ViteDevServer, file: string): void {
    for (const module of ssr.moduleGraph.idToModuleMap.values())
      if (fileOfModule.has(module.id ?? "")) ssr.moduleGraph.invalidateModule(module);
    const changed = [...client.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
      file.startsWith(fileOfModule.get(id ?? "") ?? "none"),
    );
    void Promise.all(changed.map((module) => client.reloadModule(module))).then(() => ws.send("editor:saved"));
  }

  return {
    name: "editor",
    apply: "serve",
    transform: {
      // Before the content plugin, which then finds nothing left to fill in.
      order: "pre",
      handler(code, id) {
        if (id.endsWith("/app/entry.client.tsx")) return `${code}\nimport "/editor/overlay/main.ts";`;
        return fillContent(code, id, (name) => {
          fileOfModule.set(id, name === "pages" ? pagesFolder : fileOf(name));
          return markedContent(session.content, name);
        });
      },
    },
    configureServer(server) {
      server.middlewares.use(
        "/__editor",
        editorApi(session, (file) => showChanges(server, file)),
      );
      server.watcher.add(contentPath("content")).on("change", (path) => {
        const file = path.endsWith(".yaml") && session.changedOutside(path);
        if (!file) return;
        try {
          session.readAgain();
          showChanges(server, file);
        } catch (error) {
          server.config.logger.error(String(error));
        }
      });
    },
  };
}
