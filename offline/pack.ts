/**
 * All words of the site as one file. Pages repeat each other (style, header, footer), so each piece stands here once: a
 * host that only gzips, and so looks back 32 kB at most, sends 40% less.
 */
export type Pack = {
  /** Sent with every text. */
  headers: Record<string, string>;
  pieces: string[];
  texts: Record<string, { headers: Record<string, string>; pieces: number[] }>;
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
  const pieces = new Map<string, number>();
  const place = (piece: string) => pieces.get(piece) ?? (pieces.set(piece, pieces.size), pieces.size - 1);
  const headers = sharedHeaders(Object.values(texts));
  return {
    headers,
    texts: Object.fromEntries(
      Object.entries(texts).map(([address, text]) => [
        address,
        {
          headers: Object.fromEntries(Object.entries(text.headers).filter(([name]) => !(name in headers))),
          pieces: text.body.split(seams).map(place),
        },
      ]),
    ),
    pieces: [...pieces.keys()],
    sounds,
  };
}

export function unpack(pack: Pack): [address: string, text: Text][] {
  return Object.entries(pack.texts).map(([address, { headers, pieces }]) => [
    address,
    { headers: { ...pack.headers, ...headers }, body: pieces.map((place) => pack.pieces[place]).join("") },
  ]);
}

function sharedHeaders([first, ...others]: Text[]): Record<string, string> {
  const shared = Object.entries(first?.headers ?? {}).filter(([name, value]) =>
    others.every(({ headers }) => headers[name] === value),
  );
  return Object.fromEntries(shared);
}
