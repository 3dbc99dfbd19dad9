import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startSite } from "../server/site-server.ts";

/** How the line is: it works, nobody is there, or nothing is said. */
type Line = "up" | "down" | "silent";

/** Our own server, behind a line that can be cut and with answers that can be replaced, as by a new build. */
export async function startHost() {
  const site = await startSite({ port: 0 });
  const replaced = new Map<string, string | undefined>();
  const asked: { address: string; range?: string }[] = [];
  let line: Line = "up";

  const server = createServer((request, response) => {
    if (line === "silent") return;
    asked.push({ address: request.url!, range: request.headers.range });
    const address = request.url!.split("?")[0]!;
    if (replaced.has(address)) answer(response, address, replaced.get(address));
    else pass(site.address, request, response);
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    /** Every request that reached the host. */
    asked,
    /** From now on these addresses answer so; undefined means that the file is gone. */
    replace(files: Record<string, string | undefined>) {
      for (const [address, content] of Object.entries(files)) replaced.set(address, content);
    },
    /** Down is really down: nobody listens at the port. */
    async setLine(wanted: Line) {
      if (wanted === line) return;
      if (line === "down") {
        server.listen(port);
        await once(server, "listening");
      }
      line = wanted;
      server.closeAllConnections();
      if (wanted === "down") await new Promise((closed) => server.close(closed));
    },
    close() {
      server.close();
      server.closeAllConnections();
      site.close();
    },
  };
}

const types: Record<string, string> = { js: "text/javascript", json: "application/json" };

function answer(response: ServerResponse, address: string, content: string | undefined) {
  const type = types[/\.(\w+)$/.exec(address)?.[1] ?? ""] ?? "text/html; charset=utf-8";
  response.writeHead(content === undefined ? 404 : 200, { "Content-Type": type, "Cache-Control": "no-cache" });
  response.end(content);
}

function pass(origin: string, { url, method, headers }: IncomingMessage, response: ServerResponse) {
  const onward = ask(origin + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  response.on("close", () => onward.destroy());
  onward.on("error", () => response.destroy());
  onward.end();
}
