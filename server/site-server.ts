import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { cacheControl, commonHeaders, documentHeaders } from "./headers.ts";

const built = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const forDocuments = Object.entries(documentHeaders(readFileSync(built("policy.txt"), "utf8")));
const documents = new Set(readdirSync(built("client")).flatMap((name) => name.match(/^(.*)\.html$/)?.[1] ?? []));
const notFoundPage = {
  br: readFileSync(built("client/404.html.br")),
  gzip: readFileSync(built("client/404.html.gz")),
  plain: readFileSync(built("client/404.html")),
};

const files = sirv(built("client"), { brotli: true, gzip: true, etag: true, extensions: ["html"] });

/** Serves the built site. A static host does the same with build/client and its _headers. Port 0 takes any free one. */
export async function startSite({ port }: { port: number }) {
  const server = createServer(answer);
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
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response);
  setFileHeaders(response, request.url!.split("?")[0]!);
  files(request, response, () => answerNotFound(request, response));
}

/** Set before the file is looked for, so that "not modified" carries them too. */
function setFileHeaders(response: ServerResponse, pathname: string) {
  response.setHeader("Cache-Control", cacheControl(pathname));
  if (pathname.endsWith(".data")) response.setHeader("Content-Type", "text/x-script; charset=utf-8");
  if (documents.has(documentOf(pathname))) setDocumentHeaders(response);
}

/** "/about", "/about/" and "/about.html" are one page. */
function documentOf(pathname: string) {
  return pathname.slice(1).replace(/(\.html|\/)$/, "") || "index";
}

function setDocumentHeaders(response: ServerResponse) {
  for (const [name, value] of forDocuments) response.setHeader(name, value);
}

function answerNotFound(request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  const body = notFoundPage[encoding ?? "plain"];
  setDocumentHeaders(response);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(404, {
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
