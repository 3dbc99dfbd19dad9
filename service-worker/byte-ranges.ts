/** `end` is exclusive. */
export type ByteRange = { start: number; end: number };

/** Audio is cached in blocks of about 16 seconds: a seek loads at most this much more than it needs. */
export const blockBytes = 128 * 1024;

/** Parses a Range header; undefined for what the worker leaves to the server, such as several ranges. */
export function parseRange(range: string, bytes: number): ByteRange | "unsatisfiable" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(bytes, Number(last) + 1) : bytes;
  return start < end ? { start, end } : "unsatisfiable";
}

export const blockCount = (bytes: number) => Math.ceil(bytes / blockBytes);

export function blockRange(block: number, bytes: number): ByteRange {
  return { start: block * blockBytes, end: Math.min(bytes, (block + 1) * blockBytes) };
}
