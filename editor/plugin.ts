import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { contentPath, generatedFiles } from "#app/content/read/content.ts";
import { contentModule } from "#app/content/read/content-plugin.ts";
import { logToConsole, noLog } from "#server/log.ts";
import { editorApi } from "#editor/api.ts";
import { readDeskOrigin } from "#editor/desk/origin.ts";
import { guardPages } from "#editor/guard.ts";
import { markedContent } from "#editor/mark-content.ts";
import { moveMarks } from "#editor/move-marks.ts";
import { History } from "#editor/publish/history.ts";
import { Look, lookEnvironment } from "#editor/publish/look.ts";
import { Publisher } from "#editor/publish/publisher.ts";
import { Session } from "#editor/session.ts";

/** What nobody edits by clicking it. */
const unmarked = ["currentReviews", ...generatedFiles] as const;

/** Marks every text of the site with its place, and adds the overlay that edits it. Never part of a build. */
export function editorPlugin(): Plugin {
  const isDesk = readDeskOrigin(process.env) !== undefined;
  const session = new Session(join(process.env["CONTENT_FOLDER"] ?? ".cache", "undo"));
  const { name, mail, origin } = session.content.site;
  const history = new History(process.cwd(), { name, email: mail });
  const { PUBLISH_TO: target = "", PUBLISH_ADDRESS: address = origin } = process.env;
  const log = isDesk ? logToConsole : noLog;
  const publisher = new Publisher(history, { folder: process.cwd(), target, address, log });
  const look = new Look(history);
  const contentModules = new Set<string>();

  /** The server renders the new words; islands get them when they load their modules again. */
  function showChanges({ environments: { ssr, client }, ws }: ViteDevServer): void {
    for (const { moduleGraph } of [ssr, client])
      for (const module of moduleGraph.idToModuleMap.values())
        if (contentModules.has(module.id ?? "")) moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
    ws.send("editor:saved");
  }

  return {
    name: "editor",
    apply: "serve",
    config: () => ({
      // The overlay then has a button to sign out.
      define: { "import.meta.env.DESK": isDesk },
      environments: { [lookEnvironment]: { consumer: "server" } },
    }),
    load: {
      // Before the content plugin, whose texts carry no marks.
      order: "pre",
      handler(id) {
        return contentModule(id, (name) => {
          if (this.environment.name === lookEnvironment) return look.content![name];
          contentModules.add(id);
          // Islands get plain words, and so hydrate to what moveMarks leaves of the server's.
          return this.environment.name === "client" || unmarked.some((other) => other === name)
            ? session.content[name]
            : markedContent(session.content, name);
        });
      },
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) => ({
        html: moveMarks(html),
        tags: [{ tag: "script", attrs: { type: "module", src: "/editor/overlay/main.tsx" }, injectTo: "body" }],
      }),
    },
    configureServer(server) {
      const show = () => showChanges(server);
      server.middlewares.use(guardPages);
      server.middlewares.use("/__editor/look", look.answer(server));
      server.middlewares.use("/__editor", editorApi(session, show, publisher));

      let timer: NodeJS.Timeout | undefined;
      // Git removes a file and creates it again, and often changes several at once.
      server.watcher.add(contentPath("content/")).on("all", (_event, path) => {
        if (!/\.(yaml|json)$/.test(path)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          try {
            if (session.readIfChanged()) show();
          } catch (error) {
            server.config.logger.error(String(error));
          }
        }, 200);
      });
    },
  };
}
