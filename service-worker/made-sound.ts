import { readBreath } from "#app/shared/breath-sound.ts";
import type { MadeSound } from "#app/shared/made-sound.ts";
import { readFrames } from "#app/shared/mp3-frames.ts";
import { readTanpura } from "#app/shared/tanpura.ts";
import { readTimer } from "#app/shared/timer.ts";
import { respondWithAudio } from "./audio.ts";
import { parseRange } from "./byte-ranges.ts";
import { soundResponse, unsatisfiable } from "./sound-response.ts";

/** What a path asks for, by its first part. */
const readers: Readonly<Record<string, (text: string) => MadeSound | undefined>> = {
  timer: readTimer,
  breath: readBreath,
  tanpura: readTanpura,
};

export const isMadeSound = (pathname: string) => /^\/(timer|breath|tanpura)\//.test(pathname);

/** Answers for /timer/20,5,bowl,silence,10.mp3, a file that does not exist, as a server would for a recording. */
export async function respondWithMadeSound(request: Request, pathname: string): Promise<Response> {
  const [, kind = "", text = ""] = /^\/(\w+)\/(.*)\.mp3$/.exec(pathname) ?? [];
  const sound = readers[kind]?.(text);
  if (!sound) return new Response(null, { status: 404 });
  const pieces = await sound.make(loadPart);
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const header = request.headers.get("Range");
  const range = parseRange(header ?? "bytes=0-", size);
  if (range === undefined || range === "unsatisfiable") return unsatisfiable(size);
  return soundResponse(new Blob(bytesBetween(pieces, range.start, range.end)), range, size, header);
}

/** From the cache, or from the network into it, so that a sound works offline once it has been heard. */
const loadPart = async (path: string) => readFrames(await respondWithAudio(new Request(path), path));

function bytesBetween(pieces: Uint8Array<ArrayBuffer>[], start: number, end: number): Uint8Array<ArrayBuffer>[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const [from, to] = [Math.max(0, start - at), Math.min(piece.length, end - at)];
    at += piece.length;
    return from < to ? [piece.subarray(from, to)] : [];
  });
}
