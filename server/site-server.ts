import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isIPv6, Server as TcpServer, type AddressInfo, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { buildFolder } from "./build-folder.ts";
import { buildId, readBuiltSite, type SiteFile } from "./built-site.ts";
import { errorForLog } from "./errors.ts";
import { commonHeaders } from "./headers.ts";
import type { InboxHandler } from "./inbox/http/handler.ts";
import { logToConsole, type Log } from "./log.ts";
import { chooseEncoding, sendFile, sendStatus } from "./send-file.ts";

type SiteOptions = {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Answers every address below /api/. */
  handleApi?: InboxHandler;
  folder?: string;
  /** A connection on which no data moves for this long is closed. */
  idleTimeout?: number;
  /** MAX_CONNECTIONS: further ones are closed at once. */
  maxConnections?: number;
  /** How often to look for a new build, in ms. */
  lookEvery?: number;
  /** After this time a new build that could not be read is tried again. */
  retryAfter?: number;
  log?: Log;
};

const maxTargetLength = 2048;
/** Requests that one connection may send without waiting for the answers; browsers send one. Each takes about 4 kB. */
const maxPipelined = 10;
const methods = "GET, HEAD, OPTIONS";

/** Serves the built site, and the next build as soon as it is complete. */
export async function startSite({
  port,
  host = "127.0.0.1",
  handleApi,
  folder = fileURLToPath(new URL(`../${buildFolder}`, import.meta.url)),
  idleTimeout = 60_000,
  maxConnections = 2000,
  lookEvery = 1000,
  retryAfter = 30_000,
  log = logToConsole,
}: SiteOptions) {
  let site = await readBuiltSite(folder);
  let olderAssets = new Map<string, SiteFile>();

  /** Every open connection, and how many responses it waits for. */
  const open = new Map<Socket, number>();
  let closing = false;

  const server = createServer((request, response) => {
    const { socket } = request;
    const waiting = open.get(socket) ?? 0;
    if (waiting >= maxPipelined) {
      ignoreFurtherRequests(socket);
      return void socket.destroy();
    }
    open.set(socket, waiting + 1);
    // Not emitted for responses that still wait when their connection breaks; it leaves the map as a whole then.
    response.once("close", () => open.has(socket) && open.set(socket, open.get(socket)! - 1));
    if (closing) response.setHeader("Connection", "close");
    const fail = (error: unknown) => {
      log({ event: "request", outcome: "error", ...errorForLog(error) });
      if (response.headersSent) response.destroy();
      else sendStatus(response, 500);
    };
    try {
      answer(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  server.timeout = idleTimeout;
  server.maxConnections = maxConnections;
  server.on("connection", (socket) => {
    open.set(socket, 0);
    socket.once("close", () => open.delete(socket));
  });

  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const { path, query } = readTarget(request.url!);
    if (path.length + query.length > maxTargetLength) return sendStatus(response, 414);
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
    const canonical = canonicalPath(path);
    if (canonical === undefined) return sendStatus(response, 400);
    if (site.files.has(canonical)) return sendStatus(response, 301, { Location: canonical + query });
    const { body, headers } = site.notFound[chooseEncoding(request, site.notFound)]!;
    response.writeHead(404, headers).end(body);
  }

  let lastAttemptedBuildId = site.id;
  let retryAt = Infinity;
  let reading = false;
  const watching = setInterval(async () => {
    // Between two builds there is no folder for a moment.
    const id = await buildId(folder).catch(() => lastAttemptedBuildId);
    if (reading || (id === lastAttemptedBuildId && performance.now() < retryAt)) return;
    reading = true;
    lastAttemptedBuildId = id;
    retryAt = Infinity;
    try {
      const next = await readBuiltSite(folder);
      // A page that was loaded just before still needs the scripts of its own build.
      olderAssets = new Map([...site.files].filter(([address]) => address.startsWith("/assets/")));
      site = next;
      log({ event: "build", outcome: "serving the new build" });
    } catch (error) {
      retryAt = performance.now() + retryAfter;
      log({ event: "build", outcome: "still serving the old build", reason: String(error) });
    } finally {
      reading = false;
    }
  }, lookEvery).unref();

  server.listen(port, host);
  await once(server, "listening");
  // For example, no file descriptor is left for a new connection.
  server.on("error", (error) => log({ event: "server", outcome: "error", ...errorForLog(error) }));
  return {
    address: `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`,
    /** Stops accepting connections, closes the idle ones, and cuts those that are still busy after the grace period. */
    async close({ grace = 0 } = {}) {
      clearInterval(watching);
      closing = true;
      const closed = once(server, "close");
      server.keepAliveTimeout = 1;
      // Not server.close(): it cuts responses that Node has finished writing but the client has not yet received.
      TcpServer.prototype.close.call(server);
      for (const [socket, waiting] of open) if (waiting === 0) socket.destroy();
      const cut = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(cut);
    },
  };
}

/**
 * After `destroy()`, Node keeps parsing data it has already read and holds every request until the socket closes: up to 3 MB per
 * connection. `parser` is not public API, so this does nothing where it is missing.
 */
function ignoreFurtherRequests(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 0;
}

/** The host of an address that works on this machine: "0.0.0.0" and "::" mean every network interface. */
function nameOf(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host)) return "localhost";
  return isIPv6(host) ? `[${host}]` : host;
}

/** Any client may send the whole address, though only proxies have to: GET http://host/path */
function readTarget(url: string): { path: string; query: string } {
  const local = url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?]*/i, "");
  const end = local.indexOf("?");
  return end < 0 ? { path: local, query: "" } : { path: local.slice(0, end), query: local.slice(end) };
}

/** "/about/", "/about.html" and "/%61bout" lead to "/about". Undefined if the path is not valid percent-encoded UTF-8. */
function canonicalPath(path: string): string | undefined {
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
