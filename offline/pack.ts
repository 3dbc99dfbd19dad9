/**
 * All words of the site as one file. Pages repeat each other (style, header, footer), so each piece stands here once: a
 * host that only gzips, and so looks back 32 kB at most, sends 40% less.
 */
export type Pack = {
  /** Each set of headers once. */
  headers: Record<string, string>[];
  pieces: string[];
  /** For each address the place of its headers and of its pieces. */
  texts: Record<string, { headers: number; pieces: number[] }>;
  sounds: Record<string, Sound>;
};

/** A text of the site, as the server would answer with it. */
export type Text = { headers: Record<string, string>; body: string };

export type Sound = {
  bytes: number;
  /** Changes with the recording. */
  version: string;
  /** For each block the beginning of its hash, `markLength` characters each. */
  marks: string;
};

const seams = /(?=<(?:style|header|nav|main|section|article|footer|script)\b)/;

export function packUp(texts: Record<string, Text>, sounds: Record<string, Sound>): Pack {
  const headers = placesOnce();
  const pieces = placesOnce();
  const places = Object.entries(texts).map(([address, text]) => [
    address,
    { headers: headers.place(JSON.stringify(text.headers)), pieces: text.body.split(seams).map(pieces.place) },
  ]);
  return {
    headers: headers.all().map((set) => JSON.parse(set)),
    pieces: pieces.all(),
    texts: Object.fromEntries(places),
    sounds,
  };
}

export function unpack({ texts, headers, pieces }: Pack): [address: string, text: Text][] {
  return Object.entries(texts).map(([address, text]) => [
    address,
    { headers: headers[text.headers]!, body: text.pieces.map((place) => pieces[place]).join("") },
  ]);
}

/** Gives each thing one place, however often it comes. */
function placesOnce() {
  const places = new Map<string, number>();
  return {
    all: () => [...places.keys()],
    place: (thing: string) => {
      if (!places.has(thing)) places.set(thing, places.size);
      return places.get(thing)!;
    },
  };
}
