import type { IncomingMessage } from "node:http";

export type BodyProblem = "wrongType" | "tooLarge" | "unreadable";

/** Enough for the longest message with every character percent-encoded. */
const maxBytes = 200_000;
const maxFields = 20;

/** JSON for our own script, a page for a form posted without scripts. */
export function replyFormat(request: IncomingMessage): "json" | "page" | undefined {
  const type = String(request.headers["content-type"] ?? "")
    .split(";")[0]!
    .trim()
    .toLowerCase();
  if (type === "application/json") return "json";
  if (type === "application/x-www-form-urlencoded") return "page";
  return undefined;
}

/**
 * Reads a form sent as JSON or urlencoded. Stops reading as soon as it is too large. Mail providers unsubscribe with
 * multipart/form-data (RFC 8058); their token is in the address, so the content of such a form is ignored.
 */
export async function readBody(request: IncomingMessage, { multipart = false } = {}): Promise<FormData | BodyProblem> {
  const format = replyFormat(request);
  const ignored = multipart && /^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "");
  if ((!format && !ignored) || request.headers["content-encoding"]) return "wrongType";
  if (Number(request.headers["content-length"]) > maxBytes) return "tooLarge";
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    // The request must survive an early return: the reply uses the same connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return "tooLarge";
      chunks.push(chunk);
    }
    if (ignored) return new FormData();
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    const entries = format === "json" ? readJson(text) : [...new URLSearchParams(text)];
    if (entries.length > maxFields) return "unreadable";
    const fields = new FormData();
    for (const [name, value] of entries) fields.set(name, value);
    return fields;
  } catch {
    return "unreadable";
  }
}

/** A flat object of strings and numbers. Our script always says how long the form was open: JSON without it is refused as automated. */
function readJson(text: string): [string, string][] {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("Not an object");
  return Object.entries({ elapsed: 0, ...value }).map(([name, entry]: [string, unknown]) => {
    if (typeof entry !== "string" && typeof entry !== "number") throw new Error("Not a flat object");
    return [name, String(entry)];
  });
}
