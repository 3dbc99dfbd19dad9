import { createServer } from "node:http";
import { listen } from "#server/testing/http.ts";

/** A proxy that refuses every request to another host and records the host. */
export async function startProxy() {
  const asked: string[] = [];
  const record = (host: string) => {
    // Firefox asks its maker for updates, whatever page is open.
    if (!/\.(mozilla\.(com|net|org)|firefox\.com)$/.test(host)) asked.push(host);
  };
  const server = createServer((request, response) => {
    record(new URL(request.url!).hostname);
    response.writeHead(502).end();
  });
  server.on("connect", ({ url }, socket) => {
    record(url!.split(":")[0]!);
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  const { port, close } = await listen(server);
  return { port, asked, close };
}
