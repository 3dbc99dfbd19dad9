// Serves the built site. Started by npm start; a static host does the same with build/client and its _headers.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { cacheControl, commonHeaders } from "./headers.ts";

const built = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const policies = JSON.parse(readFileSync(built("policies.json"), "utf8")) as Record<string, string>;
const notFoundPage = {
  br: readFileSync(built("client/404.html.br")),
  gzip: readFileSync(built("client/404.html.gz")),
  plain: readFileSync(built("client/404.html")),
};

const files = sirv(built("client"), {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ["html"],
  setHeaders(response, pathname) {
    response.setHeader("Cache-Control", cacheControl(pathname));
    if (pathname.endsWith(".data")) response.setHeader("Content-Type", "text/x-script; charset=utf-8");
    const policy = policies[pageOf(pathname)];
    if (policy) response.setHeader("Content-Security-Policy", policy);
  },
});

const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response);
  files(request, response, () => answerNotFound(request, response));
});

/** "/about", "/about/" and "/about.html" are one page. */
function pageOf(pathname: string) {
  return pathname.replace(/(\.html|\/)$/, "").replace(/^\/?(index)?$/, "/");
}

function answerNotFound(request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  const body = notFoundPage[encoding ?? "plain"];
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(404, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-cache",
    "Content-Security-Policy": policies["/404"]!,
    Vary: "Accept-Encoding",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function refuse(response: ServerResponse) {
  response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" });
  response.end("Method not allowed\n");
}

const port = Number(process.env.PORT ?? 4173);

server.on("error", (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
      : error.message;
  console.error(reason);
  process.exit(1);
});
server.listen(port, () => console.log(`The site is at http://localhost:${port}  (Ctrl+C stops it)`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
