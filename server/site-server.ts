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

  const server = createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      log({ event: "request", outcome: "broken", reason: error instanceof Error ? error.stack : String(error) });
      if (response.headersSent) response.destroy();
      else sendStatus(response, 500);
    }
  });
  server.timeout = stalledAfter;

  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    busy.add(socket);
    response.once("close", () => busy.delete(socket));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const target = readTarget(request.url!);
    if (!target) return sendStatus(response, request.url!.length > longestTarget ? 414 : 400);
    if (handleApi && target.path.startsWith("/api/")) {
      request.url = target.path + target.query;
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      return handleApi(request, response);
    }
    if (request.method === "OPTIONS") return response.writeHead(204, { ...commonHeaders, Allow: methods }).end();
    if (request.method !== "GET" && request.method !== "HEAD") return sendStatus(response, 405, { Allow: methods });

    const file = site.files.get(target.path) ?? olderAssets.get(target.path);
    if (file) return sendFile(request, response, file);
    const proper = properAddress(target.path);
    if (site.files.has(proper)) return sendStatus(response, 301, { Location: proper + target.query });
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

/** The path and the query; undefined for a target that is too long, cannot be decoded or is not an address. */
function readTarget(url: string): { path: string; query: string } | undefined {
  if (url.length > longestTarget) return undefined;
  // Legal for any client, though only proxies have to send it: GET http://host/path
  const local = url.replace(/^https?:\/\/[^/?]*/i, "");
  const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(local)!;
  if (!path.startsWith("/") || /%00/.test(path)) return undefined;
  try {
    decodeURIComponent(path);
  } catch {
    return undefined;
  }
  return { path, query };
}

/** "/about/", "/about.html" and "/%61bout" lead to "/about". */
function properAddress(path: string): string {
  const name = decodeURIComponent(path)
    .replace(/\/$/, "")
    .replace(/\.html$/, "");
  return encodeURI(name === "/index" ? "" : name) || "/";
}
