import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { serviceWorkerFiles, type readOfflineSite } from "#postbuild/build-service-worker.ts";
import { readHtml } from "./build-output.ts";

type OfflineSite = Awaited<ReturnType<typeof readOfflineSite>>;

/** "silent" accepts connections but never responds; "gateway" is a proxy whose site is out of reach. */
type Network = "up" | "down" | "silent" | "gateway";

/**
 * A proxy for the site's server whose network can fail and whose files can be replaced, as by a new build. `watched`
 * pages report what goes wrong in them, for browsers that do not show their console to a test.
 */
export async function startHost(origin: string, { watched = false } = {}) {
  const complaints: string[] = [];
  const replaced = new Map<string, string | undefined>([[watcherPath, `(${watch})("${complaintsPath}")`]]);
  const requests: { address: string; range?: string }[] = [];
  let network: Network = "up";

  const server = createServer((request, response) => {
    if (network === "silent") return;
    if (network === "gateway") return void response.writeHead(503).end("Service unavailable");
    requests.push({ address: request.url!, range: request.headers.range });
    const address = request.url!.split("?")[0]!;
    if (address === complaintsPath)
      return void text(request).then((complaint) => complaints.push(complaint) && response.end());
    if (replaced.has(address)) answer(response, address, replaced.get(address));
    else pass(origin, request, response, watched);
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    requests,
    complaints,
    /** Replaces files from now on; undefined removes one. */
    replace(files: Record<string, string | undefined>) {
      for (const [address, content] of Object.entries(files)) replaced.set(address, content);
    },
    /** Serves the site's own file again. */
    restore: (address: string) => replaced.delete(address),
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
    },
  };
}

/** The files of another build: a different /about, and one script missing. */
export async function secondBuild(built: OfflineSite, name: string, gone: string) {
  const about = readHtml("/about").replace("<head>", `<head><!-- ${name} -->`);
  const changed = { headers: { "Content-Type": "text/html; charset=utf-8" }, body: about };
  const files = await serviceWorkerFiles({
    ...built,
    files: { ...built.files, "/about": changed },
    shell: Object.fromEntries(Object.entries(built.shell).filter(([address]) => address !== gone)),
  });
  return { ...files, "/about": about, [gone]: undefined };
}

const types: Record<string, string> = { js: "text/javascript", json: "application/json" };

function answer(response: ServerResponse, address: string, content: string | undefined) {
  const type = types[/\.(\w+)$/.exec(address)?.[1] ?? ""] ?? "text/html; charset=utf-8";
  response.writeHead(content === undefined ? 404 : 200, { "Content-Type": type, "Cache-Control": "no-cache" });
  response.end(content);
}

function pass(origin: string, request: IncomingMessage, response: ServerResponse, watched: boolean) {
  const headers = { ...request.headers };
  if (watched) delete headers["accept-encoding"];
  const onward = ask(origin + request.url, { method: request.method, headers }, (answer) => {
    const isPage = answer.headers["content-type"]?.startsWith("text/html");
    if (watched && isPage) delete answer.headers["content-length"];
    response.writeHead(answer.statusCode!, answer.headers);
    if (watched && isPage) void text(answer).then((html) => response.end(html.replace("<head>", `<head>${watcher}`)));
    else answer.pipe(response);
  });
  response.on("close", () => onward.destroy());
  onward.on("error", () => response.destroy());
  onward.end();
}

const complaintsPath = "/test/complaints";
const watcherPath = "/test/watcher.js";
const watcher = `<script src="${watcherPath}"></script>`;

/** Runs in the browser. */
function watch(path: string) {
  const report = (...said: unknown[]) =>
    void navigator.sendBeacon(path, `${location.pathname}: ${said.map(String).join(" ")}`);
  const { error, warn } = console;
  console.error = (...said) => (report(...said), error(...said));
  console.warn = (...said) => (report(...said), warn(...said));
  addEventListener(
    "error",
    ({ target, message }) => report(target instanceof Element ? `${target.outerHTML} could not be loaded` : message),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => report("unhandled", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(`policy violated: ${violatedDirective} ${blockedURI}`),
  );
}
