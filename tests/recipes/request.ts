import { request as requestHttp, type IncomingHttpHeaders } from "node:http";
import { request as requestHttps } from "node:https";

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Uses node:http directly: fetch would decompress bodies, follow redirects and normalise headers. Loopback only. */
export function request(url: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawResponse> {
  const { protocol, port, pathname, search } = new URL(url);
  const send = protocol === "https:" ? requestHttps : requestHttp;
  const target = { host: "127.0.0.1", port, path: pathname + search, method, agent: false, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const sent = send({ ...target, headers: { host: "localhost", ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject);
    sent.setTimeout(10_000, () => sent.destroy(new Error(`${url} did not respond.`)));
    sent.end();
  });
}

/** Asks for a websocket. Returns what our stub of a server saw, or the status that refused it. */
export function requestUpgrade(url: string, headers: Record<string, string>): Promise<string> {
  const { protocol, port } = new URL(url);
  const send = protocol === "https:" ? requestHttps : requestHttp;
  const upgrade = { connection: "Upgrade", upgrade: "websocket", ...headers };
  return new Promise((resolve, reject) => {
    const sent = send({ host: "127.0.0.1", port, agent: false, rejectUnauthorized: false, headers: upgrade });
    sent.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve(String(response.headers["x-echo"]));
    });
    sent.on("response", ({ statusCode }) => resolve(String(statusCode)));
    sent.on("error", reject).end();
  });
}
