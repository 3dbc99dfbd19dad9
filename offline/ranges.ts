/** Part of a file, in bytes. The end is not part of it. */
export type Span = { start: number; end: number };

/** Sound is kept in blocks of some 16 seconds: a jump asks for at most so much more than it needs. */
export const blockBytes = 128 * 1024;

/** What a Range header asks for; undefined when it asks for something that we do not answer, such as several parts. */
export function spanOf(range: string, bytes: number): Span | "beyond" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(bytes, Number(last) + 1) : bytes;
  return start < end ? { start, end } : "beyond";
}

export const blocksOf = (bytes: number) => Math.ceil(bytes / blockBytes);
export const blockAt = (byte: number) => Math.floor(byte / blockBytes);

export function blockSpan(block: number, bytes: number): Span {
  return { start: block * blockBytes, end: Math.min(bytes, (block + 1) * blockBytes) };
}

/** The blocks from `block` on that are missing one after another, no more than `most`, and none after `last`. */
export function missingRun(block: number, last: number, kept: ReadonlySet<number>, most = Infinity): number {
  let after = block;
  while (after <= last && after - block < most && !kept.has(after)) after++;
  return after - block;
}

export const contentRange = ({ start, end }: Span, bytes: number) => `bytes ${start}-${end - 1}/${bytes}`;
