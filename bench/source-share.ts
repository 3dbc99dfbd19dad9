import { SourceMap } from "node:module";

export type ModuleShare = { name: string; bytes: number };

type Mapping = ConstructorParameters<typeof SourceMap>[0];

/** How much of a minified script came from each module, by its source map: the finished bytes, not those before minifying. */
export function shareOfModules(
  code: string,
  // Taken field by field: the bundler's maps are read through getters, which a copy would lose.
  { sources, mappings, names }: { sources: readonly string[]; mappings: string; names: readonly string[] },
): ModuleShare[] {
  const map = { version: 3, file: "", sourceRoot: "", sourcesContent: [], sources, mappings, names };
  const sourceMap = new SourceMap(map as unknown as Mapping);
  const shares = new Map<string, number>();
  code.split("\n").forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const entry = sourceMap.findEntry(row, column);
      // What the bundler has added by itself has no source; the map then answers with none, or with a place further up.
      const mapped = "originalSource" in entry && entry.originalSource && entry.generatedLine === row;
      const name = mapped ? shortName(entry.originalSource) : "the bundler's own";
      shares.set(name, (shares.get(name) ?? 0) + 1);
    }
  });
  return [...shares].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** A package by its name and file; a file of ours by its place in the project. */
export function shortName(source: string): string {
  const inPackage = source.split("node_modules/").at(-1)!;
  if (inPackage !== source) return inPackage;
  return source
    .replace(/^(\.\.\/)+/, "")
    .replace(/\?.*$/, "")
    .replace(/^\0/, "");
}
