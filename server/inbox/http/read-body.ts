import type { IncomingMessage } from "node:http";
import type { Manner } from "#server/inbox/http/answers.ts";

export type Body = { ok: true; fields: FormData } | { ok: false; why: "wrongType" | "tooLarge" | "unreadable" };

/** The longest message, with every sign written as %XX%XX%XX, and room for the rest. */
const mostBytes = 200_000;
const mostFields = 20;

export function mannerOf(request: IncomingMessage): Manner | undefined {
  const type = String(request.headers["content-type"] ?? "")
    .split(";")[0]!
    .trim()
    .toLowerCase();
  if (type === "application/json") return "json";
  if (type === "application/x-www-form-urlencoded") return "page";
  return undefined;
}

/** Reads a form, whichever of the two ways it was sent. Stops reading at once when it is too much. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const manner = mannerOf(request);
  if (!manner || request.headers["content-encoding"]) return { ok: false, why: "wrongType" };
  if (Number(request.headers["content-length"]) > mostBytes) return { ok: false, why: "tooLarge" };
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    // Not destroyed when we stop early: the answer has still to go out.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) return { ok: false, why: "tooLarge" };
      chunks.push(chunk);
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    const fields = manner === "json" ? fromJson(text) : fromForm(text);
    return fields ? { ok: true, fields } : { ok: false, why: "unreadable" };
  } catch {
    return { ok: false, why: "unreadable" };
  }
}

/** What our own script sends: a flat object of texts and numbers, with the time it took. */
function fromJson(text: string): FormData | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length > mostFields) return undefined;
  const fields = new FormData();
  fields.set("waited", "0");
  for (const [name, entry] of entries) {
    if (typeof entry !== "string" && typeof entry !== "number") return undefined;
    fields.set(name, String(entry));
  }
  return fields;
}

function fromForm(text: string): FormData | undefined {
  const entries = [...new URLSearchParams(text)];
  if (entries.length > mostFields) return undefined;
  const fields = new FormData();
  for (const [name, value] of entries) fields.set(name, value);
  return fields;
}
