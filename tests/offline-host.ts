import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startSite } from "../server/site-server.ts";

/** "silent" accepts connections but never responds. */
type Network = "up" | "down" | "silent";

/** The site's server behind a proxy whose network can fail and whose files can be replaced, as by a new build. */
export async function startHost() {
  const site = await startSite({ port: 0 });
  const replaced = new Map<string, string | undefined>();
  const requests: { address: string; range?: string }[] = [];
  let network: Network = "up";

  const server = createServer((request, response) => {
    if (network === "silent") return;
    requests.push({ address: request.url!, range: request.headers.range });
    const address = request.url!.split("?")[0]!;
    if (replaced.has(address)) answer(response, address, replaced.get(address));
    else pass(site.address, request, response);
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    requests,
    /** Replaces files from now on; undefined removes one. */
    replace(files: Record<string, string | undefined>) {
      for (const [address, content] of Object.entries(files)) replaced.set(address, content);
    },
    /** "down" closes the port. */
    async setNetwork(wanted: Network) {
      if (wanted === network) return;
      if (network === "down") {
        server.listen(port);
        await once(server, "listening");
      }
      network = wanted;
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
