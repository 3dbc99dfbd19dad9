import type { ByteRange } from "./byte-ranges.ts";

/** What a server would answer to a player: the whole sound, or the range that its header asked for. */
export function soundResponse(body: BodyInit, { start, end }: ByteRange, bytes: number, header: string | null) {
  return new Response(body, {
    status: header === null ? 200 : 206,
    headers: {
      "Content-Type": "audio/mpeg",
      "Content-Length": String(end - start),
      "Accept-Ranges": "bytes",
      ...(header !== null && { "Content-Range": `bytes ${start}-${end - 1}/${bytes}` }),
    },
  });
}

export const unsatisfiable = (bytes: number) =>
  new Response(null, { status: 416, headers: { "Content-Range": `bytes */${bytes}` } });
