/**
 * Just enough TrueType to add glyphs to a font that lacks them: the subsetter can only take away, and Atkinson has
 * no dotted letters for Sanskrit, neither family has arrows, and the emoji font is far too large to ship.
 */
export type Tables = Map<string, Buffer>;
type Point = readonly [x: number, y: number, offCurve?: boolean];
export type Contours = readonly (readonly Point[])[];

/** One placed part of a composite glyph: where it stands at the default and how far it moves at each other master. */
export type Part = { gid: number; x: number; y: number; moves: readonly (readonly [x: number, y: number])[] };

export type NewGlyph = {
  codePoint: number;
  advance: number;
  /** How the advance changes at each master. */
  advanceMoves: readonly number[];
  bounds: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
} & ({ parts: readonly Part[] } | { outline: Contours; outlineMoves: readonly Contours[] });

export function readTables(sfnt: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < sfnt.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    const start = sfnt.readUInt32BE(entry + 8);
    tables.set(sfnt.toString("latin1", entry, entry + 4), sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12)));
  }
  return tables;
}

export function writeFont(tables: Tables): Buffer {
  const head = Buffer.from(tables.get("head")!);
  head.writeUInt32BE(0, 8);
  tables.set("head", head);

  const tags = [...tables.keys()].sort();
  const power = Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(12 + 16 * tags.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * tags.length - 16 * 2 ** power, 10);

  let offset = header.length;
  const bodies: Buffer[] = [];
  tags.forEach((tag, index) => {
    const table = tables.get(tag)!;
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    const entry = 12 + 16 * index;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(checksum(padded), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    offset += padded.length;
    bodies.push(padded);
  });
  const font = Buffer.concat([header, ...bodies]);
  const headEntry = 12 + 16 * tags.indexOf("head");
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, font.readUInt32BE(headEntry + 8) + 8);
  return font;
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < padded.length; offset += 4) sum = (sum + padded.readUInt32BE(offset)) >>> 0;
  return sum;
}

/** Appends glyphs and points the character map at them; `keep` limits the map to those code points and the new ones. */
export function addGlyphs(
  tables: Tables,
  glyphs: readonly NewGlyph[],
  characters: ReadonlyMap<number, number>,
  masters: readonly (readonly number[])[],
): void {
  const oldCount = tables.get("maxp")!.readUInt16BE(4);
  const shapes = glyphs.map((glyph) =>
    "parts" in glyph ? compositeGlyph(glyph.parts, glyph.bounds) : simpleGlyph(glyph.outline, glyph.bounds),
  );
  appendOutlines(tables, shapes);
  appendMetrics(tables, glyphs, oldCount);
  if (tables.has("gvar")) {
    appendVariations(
      tables,
      glyphs.map((glyph) => variationData(glyph, masters)),
    );
  }

  const maxp = Buffer.from(tables.get("maxp")!);
  maxp.writeUInt16BE(oldCount + glyphs.length, 4);
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(28), 3), 28);
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(30), 2), 30);
  // Points and contours of composites: generous upper bounds are allowed and rasterisers only allocate by them.
  for (const field of [6, 8, 10, 12]) maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(field), 160), field);
  tables.set("maxp", maxp);

  const map = new Map(characters);
  glyphs.forEach((glyph, index) => map.set(glyph.codePoint, oldCount + index));
  tables.set("cmap", characterMap(map));
  // HVAR knows nothing of the new glyphs; without it advances come from gvar's phantom points, which do.
  tables.delete("HVAR");
}

function appendOutlines(tables: Tables, shapes: readonly Buffer[]): void {
  const head = Buffer.from(tables.get("head")!);
  const oldLoca = tables.get("loca")!;
  const long = head.readInt16BE(50) === 1;
  const offsets: number[] = [];
  for (let at = 0; at < oldLoca.length; at += long ? 4 : 2) {
    offsets.push(long ? oldLoca.readUInt32BE(at) : 2 * oldLoca.readUInt16BE(at));
  }
  const glyf = [tables.get("glyf")!.subarray(0, offsets.at(-1))];
  for (const shape of shapes) {
    const padded = Buffer.concat([shape, Buffer.alloc((4 - (shape.length % 4)) % 4)]);
    glyf.push(padded);
    offsets.push(offsets.at(-1)! + padded.length);
  }
  head.writeInt16BE(1, 50);
  tables.set("head", head);
  tables.set("glyf", Buffer.concat(glyf));
  tables.set("loca", uint32s(offsets));
}

function appendMetrics(tables: Tables, glyphs: readonly NewGlyph[], oldCount: number): void {
  const hhea = Buffer.from(tables.get("hhea")!);
  const hmtx = tables.get("hmtx")!;
  const longCount = hhea.readUInt16BE(34);
  const metrics = Buffer.alloc(4 * (oldCount + glyphs.length));
  for (let gid = 0; gid < oldCount; gid++) {
    const advance = hmtx.readUInt16BE(4 * Math.min(gid, longCount - 1));
    const bearing = gid < longCount ? hmtx.readInt16BE(4 * gid + 2) : hmtx.readInt16BE(2 * longCount + 2 * gid);
    metrics.writeUInt16BE(advance, 4 * gid);
    metrics.writeInt16BE(bearing, 4 * gid + 2);
  }
  glyphs.forEach((glyph, index) => {
    metrics.writeUInt16BE(Math.round(glyph.advance), 4 * (oldCount + index));
    metrics.writeInt16BE(Math.round(glyph.bounds[0]), 4 * (oldCount + index) + 2);
  });
  hhea.writeUInt16BE(oldCount + glyphs.length, 34);
  tables.set("hhea", hhea);
  tables.set("hmtx", metrics);
}

function appendVariations(tables: Tables, added: readonly Buffer[]): void {
  const gvar = tables.get("gvar")!;
  const count = gvar.readUInt16BE(12);
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const dataStart = gvar.readUInt32BE(16);
  const offsets: number[] = [];
  for (let index = 0; index <= count; index++) {
    offsets.push(long ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index));
  }
  const oldData = gvar.subarray(dataStart, dataStart + offsets.at(-1)!);
  const tuplesStart = gvar.readUInt32BE(8);
  const tuples = gvar.subarray(tuplesStart, tuplesStart + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6));
  for (const data of added) offsets.push(offsets.at(-1)! + data.length);

  const header = Buffer.from(gvar.subarray(0, 20));
  const table = uint32s(offsets);
  header.writeUInt32BE(20 + table.length, 8);
  header.writeUInt16BE(count + added.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + table.length + tuples.length, 16);
  tables.set("gvar", Buffer.concat([header, table, tuples, oldData, ...added]));
}

/** One tuple per master, all points named (outline points or part offsets, then the four phantom points). */
function variationData(glyph: NewGlyph, masters: readonly (readonly number[])[]): Buffer {
  const tuples = masters.map((peak, master) => {
    const points: [number, number][] =
      "parts" in glyph
        ? glyph.parts.map((part) => [part.moves[master]![0], part.moves[master]![1]])
        : glyph.outlineMoves[master]!.flatMap((contour) => contour.map(([x, y]): [number, number] => [x, y]));
    points.push([0, 0], [glyph.advanceMoves[master]!, 0], [0, 0], [0, 0]);
    const body = Buffer.concat([
      Buffer.from([0]),
      packDeltas(points.map(([x]) => x)),
      packDeltas(points.map(([, y]) => y)),
    ]);
    const header = Buffer.alloc(4 + 2 * peak.length);
    header.writeUInt16BE(body.length, 0);
    header.writeUInt16BE(0x8000 | 0x2000, 2);
    peak.forEach((value, axis) => header.writeInt16BE(Math.round(value * 16384), 4 + 2 * axis));
    return { header, body };
  });
  const start = Buffer.alloc(4);
  start.writeUInt16BE(tuples.length, 0);
  start.writeUInt16BE(4 + tuples.reduce((sum, { header }) => sum + header.length, 0), 2);
  const data = Buffer.concat([start, ...tuples.map(({ header }) => header), ...tuples.map(({ body }) => body)]);
  return Buffer.concat([data, Buffer.alloc(data.length % 2)]);
}

function packDeltas(deltas: readonly number[]): Buffer {
  const runs: Buffer[] = [];
  for (let start = 0; start < deltas.length; start += 64) {
    const run = deltas.slice(start, start + 64);
    const bytes = Buffer.alloc(1 + 2 * run.length);
    bytes.writeUInt8(0x40 | (run.length - 1), 0);
    run.forEach((delta, index) => bytes.writeInt16BE(Math.round(delta), 1 + 2 * index));
    runs.push(bytes);
  }
  return Buffer.concat(runs);
}

function compositeGlyph(parts: readonly Part[], bounds: NewGlyph["bounds"]): Buffer {
  const records = parts.map((part, index) => {
    const record = Buffer.alloc(8);
    const more = index < parts.length - 1 ? 0x20 : 0;
    record.writeUInt16BE(0x1 | 0x2 | 0x4 | more | (index === 0 ? 0x400 : 0), 0);
    record.writeUInt16BE(part.gid, 2);
    record.writeInt16BE(Math.round(part.x), 4);
    record.writeInt16BE(Math.round(part.y), 6);
    return record;
  });
  return Buffer.concat([glyphHeader(-1, bounds), ...records]);
}

export function simpleGlyph(contours: Contours, bounds: NewGlyph["bounds"]): Buffer {
  const points = contours.flat();
  const ends = Buffer.alloc(2 * contours.length + 2);
  let last = -1;
  contours.forEach((contour, index) => ends.writeUInt16BE((last += contour.length), 2 * index));
  const flags = Buffer.from(points.map(([, , offCurve], index) => (offCurve ? 0 : 1) | (index === 0 ? 0x40 : 0)));
  const coordinates = ([0, 1] as const).map((axis) => {
    const bytes = Buffer.alloc(2 * points.length);
    let previous = 0;
    points.forEach((point, index) => {
      const value = Math.round(point[axis]);
      bytes.writeInt16BE(value - previous, 2 * index);
      previous = value;
    });
    return bytes;
  });
  return Buffer.concat([glyphHeader(contours.length, bounds), ends, flags, ...coordinates]);
}

function glyphHeader(contourCount: number, bounds: NewGlyph["bounds"]): Buffer {
  const header = Buffer.alloc(10);
  header.writeInt16BE(contourCount, 0);
  header.writeInt16BE(Math.floor(bounds[0]), 2);
  header.writeInt16BE(Math.floor(bounds[1]), 4);
  header.writeInt16BE(Math.ceil(bounds[2]), 6);
  header.writeInt16BE(Math.ceil(bounds[3]), 8);
  return header;
}

/** Format 4 for the basic plane and, only where needed, format 12 for what lies beyond. */
export function characterMap(map: ReadonlyMap<number, number>): Buffer {
  const entries = [...map].sort(([a], [b]) => a - b);
  const runs: { start: number; end: number; gid: number }[] = [];
  for (const [code, gid] of entries) {
    const run = runs.at(-1);
    if (run && code === run.end + 1 && gid === run.gid + (code - run.start)) run.end = code;
    else runs.push({ start: code, end: code, gid });
  }
  const basic = runs.filter(({ end }) => end < 0xffff);
  const segments = [...basic, { start: 0xffff, end: 0xffff, gid: 0 }];
  const four = Buffer.alloc(16 + 8 * segments.length);
  const power = Math.floor(Math.log2(segments.length));
  [4, four.length, 0, 2 * segments.length, 2 * 2 ** power, power, 2 * (segments.length - 2 ** power)].forEach(
    (value, index) => four.writeUInt16BE(value, 2 * index),
  );
  segments.forEach(({ start, end, gid }, index) => {
    four.writeUInt16BE(end, 14 + 2 * index);
    four.writeUInt16BE(start, 16 + 2 * segments.length + 2 * index);
    four.writeUInt16BE(start === 0xffff ? 1 : (gid - start) & 0xffff, 16 + 4 * segments.length + 2 * index);
  });

  const tables = [{ platform: 3, encoding: 1, body: four }];
  if (runs.length > basic.length) {
    const twelve = Buffer.alloc(16 + 12 * runs.length);
    twelve.writeUInt16BE(12, 0);
    twelve.writeUInt32BE(twelve.length, 4);
    twelve.writeUInt32BE(runs.length, 12);
    runs.forEach(({ start, end, gid }, index) => {
      [start, end, gid].forEach((value, field) => twelve.writeUInt32BE(value, 16 + 12 * index + 4 * field));
    });
    tables.push({ platform: 3, encoding: 10, body: twelve });
  }
  const header = Buffer.alloc(4 + 8 * tables.length);
  header.writeUInt16BE(tables.length, 2);
  let offset = header.length;
  tables.forEach(({ platform, encoding, body }, index) => {
    header.writeUInt16BE(platform, 4 + 8 * index);
    header.writeUInt16BE(encoding, 6 + 8 * index);
    header.writeUInt32BE(offset, 8 + 8 * index);
    offset += body.length;
  });
  return Buffer.concat([header, ...tables.map(({ body }) => body)]);
}

export function uint32s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}
