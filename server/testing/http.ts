import { once } from "node:events";
import {
  createServer,
  request as requestHttp,
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import { request as requestHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** Lets a server listen on a free port of this machine. */
export async function listen(server: Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** For programs that cannot choose a port themselves. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Options = {
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: string | Buffer;
  agent?: Agent | false;
};

/** Uses node:http because fetch normalises the path, decompresses the body, follows redirects and forbids some headers. */
export async function request(
  address: string,
  path: string,
  { body, agent = false, ...options }: Options = {},
): Promise<Answer> {
  const { protocol, port } = new URL(address);
  const send = protocol === "https:" ? requestHttps : requestHttp;
  const sent = send({ host: "127.0.0.1", port, path, agent, rejectUnauthorized: false, ...options });
  // A server may answer and close the connection before it has read everything.
  sent.on("error", () => undefined).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode!, headers: response.headers, body: await buffer(response) };
}
