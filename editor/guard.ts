import type { IncomingMessage, ServerResponse } from "node:http";
import { readDeskOrigin } from "#editor/desk/origin.ts";

const mostBytes = 60_000_000;

export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Another site that is open in the same browser must not read or change anything here. */
export function refuseForeign({ headers, method, socket }: IncomingMessage): void {
  const desk = readDeskOrigin(process.env);
  const local = ["127.0.0.1", "localhost"].map((name) => `http://${name}:${socket.localPort}`);
  const own = (desk ? [desk] : local).find((origin) => new URL(origin).host === headers.host);
  if (!own) throw new Refused(403, "The editor answers only at its own address.");
  if (headers["sec-fetch-site"] !== "same-origin" || (headers.origin ?? own) !== own)
    throw new Refused(403, "The editor answers only its own page.");
  if (method !== "GET" && method !== "POST") throw new Refused(405, "Only GET and POST.");
  if (method === "POST" && headers["content-type"] !== "application/json")
    throw new Refused(415, "The editor takes only JSON.");
}

/** In front of everything that Vite answers: other sites may link here, but neither load nor frame anything. */
export function guardPages({ headers, url = "" }: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader("Content-Security-Policy", "frame-ancestors 'self'");
  const { "sec-fetch-site": site = "none", "sec-fetch-dest": destination } = headers;
  const own = site === "none" || site === "same-origin" || destination === "document";
  // Vite would open any file of this computer in a text editor.
  if (own && !url.startsWith("/__open-in-editor")) next();
  else response.writeHead(403, { "Content-Type": "text/plain" }).end("The editor answers only its own page.");
}

export async function readJson(request: IncomingMessage, most = mostBytes): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new Refused(413, "The file is too large. Use one under 40 megabytes.");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new Refused(400, "This is not JSON.");
  }
}
