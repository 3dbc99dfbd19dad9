import type { IncomingMessage, ServerResponse } from "node:http";
import type { RunnableDevEnvironment, ViteDevServer } from "vite";
import { Content } from "#app/content/read/content.ts";
import { devScripts } from "#app/dev-scripts.ts";
import { escapeHtml } from "#app/shared/escape-html.ts";
import { Refused, refuseForeign } from "#editor/guard.ts";
import type { History } from "#editor/publish/history.ts";

/** The environment that renders old pages: beside the one of the editor, with modules and content of its own. */
export const lookEnvironment = "look";

/** Shows the pages as they were published, at /__editor/look/<publication>/<page>. Nothing on them can be edited. */
export class Look {
  content?: Content;
  #id = "";
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly history: History) {}

  answer =
    (server: ViteDevServer) => (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
      // One after the other: two tabs may look at different publications.
      this.#last = this.#last.then(async () => {
        try {
          refuseForeign(request);
          const html = await this.#page(server, decodeURI(request.url ?? "/").replace(/[?#].*/, ""));
          response
            .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
            .end(html);
        } catch (error) {
          if (error instanceof Refused) response.writeHead(error.status).end(error.message);
          else next(error);
        }
      });
    };

  async #page(server: ViteDevServer, url: string): Promise<string> {
    const [, id = "", path = "/"] = /^\/(published\/[^/]+)(\/[\w-]*)?$/.exec(url) ?? [];
    const publication = (await this.history.publications()).find((one) => one.id === id);
    if (!publication) throw new Refused(404, "This publication is not in the list any more.");
    const { runner, moduleGraph } = server.environments[lookEnvironment] as RunnableDevEnvironment;
    if (id !== this.#id) {
      this.content = new Content(await this.history.sourceOf(id));
      this.#id = id;
      moduleGraph.invalidateAll();
      runner.clearCache();
    }
    const { render } = await runner.import<typeof import("#app/routes.tsx")>("/app/routes.tsx");
    return render(path, { ...devScripts, islands: "" })
      .replace(/(<a [^>]*href=")(\/[\w-]*["#])/g, `$1/__editor/look/${id}$2`)
      .replace(
        /<body[^>]*>/,
        (body) =>
          `${body}<aside aria-label="Publication" style="padding:8px;text-align:center;background:#fff3c4;color:#222">The site as it was after “${escapeHtml(publication.subject)}”. Close this tab to go back.</aside>`,
      );
  }
}
