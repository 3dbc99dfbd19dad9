import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { buildFolder } from "./build-folder.ts";
import { fileType } from "./file-types.ts";
import { cacheControl, commonHeaders, documentHeaders } from "./headers.ts";
import type { InboxHandler } from "./inbox/http/handler.ts";
import { keepSmallFiles, packingFor } from "./small-files.ts";

const built = (path: string) => fileURLToPath(new URL(`../${buildFolder}/${path}`, import.meta.url));
const forDocuments = documentHeaders(readFileSync(built("policy.txt"), "utf8"));
const documents = new Set(
  readdirSync(built("client"), { recursive: true, encoding: "utf8" }).flatMap(
    (name) => name.replaceAll("\\", "/").match(/^(.*)\.html$/)?.[1] ?? [],
  ),
);
const notFoundPage = {
  br: readFileSync(built("client/404.html.br")),
  gzip: readFileSync(built("client/404.html.gz")),
  plain: readFileSync(built("client/404.html")),
};

const answerFromMemory = keepSmallFiles(built("client"), fileHeaders);
const files = sirv(built("client"), { brotli: true, gzip: true, etag: true, extensions: ["html"] });

/**
 * Serves the built site. A static host does the same with build/client and its _headers. Port 0 takes any free one.
 * With an inbox, its desk answers every address below /api/.
 */
export async function startSite({ port, desk }: { port: number; desk?: InboxHandler }) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    if (desk && request.url!.startsWith("/api/")) void desk(request, response);
    else answer(request, response);
  });
  server.listen(port);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${taken}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response);
  const pathname = request.url!.split("?")[0]!;
  if (answerFromMemory(request, response, pathname)) return;
  // Set before the file is looked for, so that "not modified" carries them too.
  const type = fileType(pathname);
  if (type) response.setHeader("Content-Type", type);
  for (const [name, value] of Object.entries(fileHeaders(pathname))) response.setHeader(name, value);
  files(request, response, () => answerNotFound(request, response));
}

function fileHeaders(pathname: string): Record<string, string> {
  const isDocument = documents.has(documentOf(pathname));
  return { "Cache-Control": cacheControl(pathname), ...(isDocument && forDocuments) };
}

/** "/about", "/about/" and "/about.html" are one page. */
function documentOf(pathname: string) {
  return pathname.slice(1).replace(/(\.html|\/)$/, "") || "index";
}

function answerNotFound(request: IncomingMessage, response: ServerResponse) {
  const packing = packingFor(request);
  const body = notFoundPage[packing];
  response.writeHead(404, {
    ...forDocuments,
    ...(packing !== "plain" && { "Content-Encoding": packing }),
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function refuse(response: ServerResponse) {
  response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" });
  response.end("Method not allowed\n");
}
