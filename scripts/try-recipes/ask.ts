import { request as askPlain, type IncomingHttpHeaders } from "node:http";
import { request as askEncrypted } from "node:https";

export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asked by hand, because a friendlier client would unpack, follow and tidy what is to be seen. Loopback only. */
export function ask(url: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answered> {
  const { protocol, port, pathname, search } = new URL(url);
  const send = protocol === "https:" ? askEncrypted : askPlain;
  const target = { host: "127.0.0.1", port, path: pathname + search, method, agent: false, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const asked = send({ ...target, headers: { host: "localhost", ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", reject);
    asked.setTimeout(10_000, () => asked.destroy(new Error(`${url} did not answer.`)));
    asked.end();
  });
}
