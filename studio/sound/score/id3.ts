import { ALBUM, PRACTICE_NAME } from "../practice.ts";
import type { Plan } from "./plan.ts";

/** An ID3v2.3 tag with title, artist, album, length and chapters. */
export function id3(plan: Plan): Buffer {
  const ids = plan.chapters.map((_, i) => `ch${i}`);
  const frames = Buffer.concat([
    textFrame("TIT2", plan.score.title),
    textFrame("TPE1", PRACTICE_NAME),
    textFrame("TALB", ALBUM),
    textFrame("TCON", "Meditation"),
    textFrame("TLEN", String(Math.round(plan.seconds * 1000))),
    contentsFrame(ids),
    ...plan.chapters.map((chapter, i) => chapterFrame(ids[i]!, chapter)),
  ]);
  const header = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0]);
  // Syncsafe: seven bits a byte, so that no decoder mistakes the size for a frame sync.
  for (let i = 0; i < 4; i++) header[6 + i] = (frames.length >> (21 - 7 * i)) & 0x7f;
  return Buffer.concat([header, frames]);
}

function frame(id: string, ...body: Buffer[]): Buffer {
  const content = Buffer.concat(body);
  const header = Buffer.alloc(10);
  header.write(id, 0, "latin1");
  header.writeUInt32BE(content.length, 4);
  return Buffer.concat([header, content]);
}

/** Encoding 1 is UTF-16 with a byte order mark, the only Unicode encoding in version 2.3. */
const textFrame = (id: string, text: string): Buffer =>
  frame(id, Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, "utf16le"));

const terminated = (text: string): Buffer => Buffer.from(`${text}\0`, "latin1");

/** Flags 3: top-level and ordered. */
const contentsFrame = (ids: string[]): Buffer =>
  frame("CTOC", terminated("toc"), Buffer.from([3, ids.length]), ...ids.map(terminated));

function chapterFrame(id: string, chapter: Plan["chapters"][number]): Buffer {
  // Byte offsets of all ones tell players to use the times.
  const times = Buffer.alloc(16, 0xff);
  times.writeUInt32BE(Math.round(chapter.start * 1000), 0);
  times.writeUInt32BE(Math.round(chapter.end * 1000), 4);
  return frame("CHAP", terminated(id), times, textFrame("TIT2", chapter.title));
}
