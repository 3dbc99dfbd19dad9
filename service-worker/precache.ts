/**
 * The text of the whole site in one file. Fragments that pages share, such as styles, header and footer, are stored once:
 * gzip looks back only 32 kB, so without this it would send 60 % more.
 */
export type Precache = {
  headers: Record<string, string>[];
  fragments: string[];
  /** By path, indexes into `headers` and `fragments`. */
  files: Record<string, { headers: number; fragments: number[] }>;
  audio: Record<string, AudioFile>;
};

export type TextFile = { headers: Record<string, string>; body: string };

export type AudioFile = {
  bytes: number;
  /** Hash of the file. */
  version: string;
  /** Concatenated hashes of all blocks, `shortHashLength` characters each. */
  blockHashes: string;
};

const boundaries = /(?=<(?:style|header|nav|main|section|article|footer|script)\b)/;

export function encodePrecache(files: Record<string, TextFile>, audio: Record<string, AudioFile>): Precache {
  const headers = new Interner();
  const fragments = new Interner();
  const encoded = Object.entries(files).map(([path, file]) => [
    path,
    {
      headers: headers.indexOf(JSON.stringify(file.headers)),
      fragments: file.body.split(boundaries).map((fragment) => fragments.indexOf(fragment)),
    },
  ]);
  return {
    headers: headers.values().map((set) => JSON.parse(set)),
    fragments: fragments.values(),
    files: Object.fromEntries(encoded),
    audio,
  };
}

export function decodePrecache({ files, headers, fragments }: Precache): [path: string, file: TextFile][] {
  return Object.entries(files).map(([path, file]) => [
    path,
    { headers: headers[file.headers]!, body: file.fragments.map((index) => fragments[index]).join("") },
  ]);
}

/** Stores each distinct string once. */
class Interner {
  private readonly indexes = new Map<string, number>();

  indexOf(value: string): number {
    if (!this.indexes.has(value)) this.indexes.set(value, this.indexes.size);
    return this.indexes.get(value)!;
  }

  values = (): string[] => [...this.indexes.keys()];
}
