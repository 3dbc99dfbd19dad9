import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import { encodings, type Encoding, type Representation, type SiteFile } from "./built-site.ts";
import { commonHeaders } from "./headers.ts";

/** Answers GET and HEAD; Node leaves out the body of a HEAD and a 304 by itself. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const { body, headers, validators } = file[chooseEncoding(request, file)]!;
  if (isAnotherVersion(request, validators)) return sendStatus(response, 412);
  if (fresh(request.headers, validators)) return void response.writeHead(304, headers).end();
  const range = readRange(request, validators, body.length);
  if (!range) return void response.writeHead(200, headers).end(body);
  const { start, end } = range;
  if (start > end) return sendStatus(response, 416, { "Content-Range": `bytes */${body.length}` });
  response.writeHead(206, {
    ...headers,
    "Content-Range": `bytes ${start}-${end}/${body.length}`,
    "Content-Length": end - start + 1,
  });
  response.end(body.subarray(start, end + 1));
}

/** Cache of negotiated encodings by Accept-Encoding header. */
const choices = new Map<string, Encoding>();

/** The smallest encoding that the client accepts. The plain file if it accepts none, as the standard allows. */
export function chooseEncoding(request: IncomingMessage, file: SiteFile): Encoding {
  const header = request.headers["accept-encoding"] ?? "";
  // Negotiator takes milliseconds for a header of many kilobytes.
  if (!file.br || header.length > 500) return "identity";
  const known = choices.get(header);
  if (known) return known;
  const accepted = new Negotiator(request).encodings([...encodings]);
  const choice = encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
  if (choices.size < 100) choices.set(header, choice);
  return choice;
}

/** The client continues with a file that it has a part of, and the file has changed since. */
function isAnotherVersion({ headers }: IncomingMessage, validators: Representation["validators"]): boolean {
  const { "if-match": match, "if-unmodified-since": since } = headers;
  if (match !== undefined) return match !== "*" && !match.split(/\s*,\s*/).includes(validators.etag);
  return since !== undefined && Date.parse(validators["last-modified"]) > Date.parse(since);
}

/** Returns undefined when the whole file must be sent: no range, several, another unit, or a file that has changed. */
function readRange(
  { method, headers }: IncomingMessage,
  validators: Representation["validators"],
  size: number,
): { start: number; end: number } | undefined {
  const ifRange = headers["if-range"];
  if (method !== "GET" || (ifRange && ifRange !== validators.etag && ifRange !== validators["last-modified"]))
    return undefined;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (!first && !last) return undefined;
  if (!first) return { start: Math.max(0, size - Number(last)), end: size - 1 };
  return { start: Number(first), end: Math.min(last ? Number(last) : size, size - 1) };
}

export function sendStatus(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  const body = `${STATUS_CODES[status]}\n`;
  response.writeHead(status, {
    ...commonHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-cache",
    ...headers,
  });
  response.end(body);
}
