import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Server as TcpServer, type AddressInfo, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { buildFolder } from "./build-folder.ts";
import { buildId, readBuiltSite, type SiteFile } from "./built-site.ts";
import { commonHeaders } from "./headers.ts";
import type { InboxHandler } from "./inbox/http/handler.ts";
import { logToConsole, type Log } from "./inbox/log.ts";
import { chooseEncoding, sendFile, sendStatus } from "./send-file.ts";

type SiteOptions = {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Answers every address below /api/. */
  handleApi?: InboxHandler;
  folder?: string;
  /** A connection on which nothing moves for this long is cut. */
  stalledAfter?: number;
  log?: Log;
};

const longestTarget = 2048;
const methods = "GET, HEAD, OPTIONS";

/** Serves the built site, and the next build as soon as it is complete. */
export async function startSite({
  port,
  host = "127.0.0.1",
  handleApi,
  folder = fileURLToPath(new URL(`../${buildFolder}`, import.meta.url)),
  stalledAfter = 60_000,
  log = logToConsole,
}: SiteOptions) {
  let site = await readBuiltSite(folder);
  let olderAssets = new Map<string, SiteFile>();

  const open = new Set<Socket>();
  const busy = new Set<Socket>();

  const server = createServer((request, response) => {
    const { socket } = request;
    busy.add(socket);
    response.once("close", () => busy.delete(socket));
    const fail = (error: unknown) => {
      log({ event: "request", outcome: "broken", reason: error instanceof Error ? error.stack : String(error) });
      if (response.headersSent) response.destroy();
      else sendStatus(response, 500);
    };
    try {
      answer(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  server.timeout = stalledAfter;
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });

  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const { path, query } = readTarget(request.url!);
    if (path.length + query.length > longestTarget) return sendStatus(response, 414);
    if (!path.startsWith("/")) return sendStatus(response, 400);
    if (handleApi && path.startsWith("/api/")) {
      request.url = path + query;
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      return handleApi(request, response);
    }
    if (request.method === "OPTIONS") return void response.writeHead(204, { ...commonHeaders, Allow: methods }).end();
    if (request.method !== "GET" && request.method !== "HEAD") return sendStatus(response, 405, { Allow: methods });

    const file = site.files.get(path) ?? olderAssets.get(path);
    if (file) return sendFile(request, response, file);
    const proper = properAddress(path);
    if (proper === undefined) return sendStatus(response, 400);
    if (site.files.has(proper)) return sendStatus(response, 301, { Location: proper + query });
    const { body, headers } = site.notFound[chooseEncoding(request, site.notFound)]!;
    response.writeHead(404, headers).end(body);
  }

  let tried = site.id;
  const watching = setInterval(async () => {
    // Between two builds there is no folder for a moment.
    const id = await buildId(folder).catch(() => tried);
    if (id === tried) return;
    tried = id;
    try {
      const next = await readBuiltSite(folder);
      // A page that was loaded just before still needs the scripts of its own build.
      olderAssets = new Map([...site.files].filter(([address]) => address.startsWith("/assets/")));
      site = next;
      log({ event: "build", outcome: "serving the new build" });
    } catch (error) {
      log({ event: "build", outcome: "still serving the old build", reason: String(error) });
    }
  }, 1000).unref();

  server.listen(port, host);
  await once(server, "listening");
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Stops accepting connections, closes the idle ones, and cuts those that are still busy after the grace period. */
    async close({ grace = 0 } = {}) {
      clearInterval(watching);
      const closed = once(server, "close");
      server.keepAliveTimeout = 1;
      // Not server.close(): it cuts responses that are complete for Node but not yet for the reader.
      TcpServer.prototype.close.call(server);
      for (const socket of open) if (!busy.has(socket)) socket.destroy();
      const cut = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(cut);
    },
  };
}

/** Any client may send the whole address, though only proxies have to: GET http://host/path */
function readTarget(url: string): { path: string; query: string } {
  const local = url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?]*/i, "");
  const end = local.indexOf("?");
  return end < 0 ? { path: local, query: "" } : { path: local.slice(0, end), query: local.slice(end) };
}

/** "/about/", "/about.html" and "/%61bout" lead to "/about". Undefined if the path is no text. */
function properAddress(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
      .replace(/\/$/, "")
      .replace(/\.html$/, "");
    if (name.includes("\0")) return undefined;
    return encodeURI(name === "/index" ? "" : name) || "/";
  } catch {
    return undefined;
  }
}
