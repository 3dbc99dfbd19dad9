// Reads the content files before anything runs them: a lost quote or a misspelt field is told in plain words.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { ContentProblem } from "#app/page/content-problem.ts";
import { explainFault } from "#app/checks/explain-type-error.ts";
import { explainSigns } from "#app/checks/explain-syntax-error.ts";

/** With "/" on every system, as the compiler names its files. */
const at = (name: string) => join(import.meta.dirname, "../..", name).replaceAll("\\", "/");
const routes = "app/routes.ts";
/** Stands for the router's list of addresses, which takes too long to make before every start. */
const stub = at("app/content/addresses.stub.d.ts");
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  paths: { "react-router": [stub] },
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** `changes` are files by name, in place of what is on the disk. */
export function checkWriting(changes: Record<string, string> = {}): ContentProblem[] {
  const read = (name: string) => changes[name] ?? readFileSync(at(name), "utf8");
  const { program, files } = readAll(contentFiles(), read);
  const table = ts.transpileModule(read(routes), { fileName: routes, reportDiagnostics: true });
  const unreadable = [
    ...explainSigns(routes, read(routes), table.diagnostics),
    ...files.flatMap(({ name, source }) => explainSigns(name, source.text, program.getSyntacticDiagnostics(source))),
  ];
  return unreadable.length > 0 ? unreadable : checkFields(files, program);
}

/** What all pages share comes first: a fault in it is echoed on the pages. */
function contentFiles(): string[] {
  const files = ["app/content", "sound/sessions"].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .sort(),
  );
  const isPage = (name: string) => name.includes("/pages/");
  return [...files.filter((name) => !isPage(name)), ...files.filter(isPage)];
}

function checkFields(files: readonly { name: string; source: ts.SourceFile }[], program: ts.Program): ContentProblem[] {
  const found = files.flatMap(({ name, source }) =>
    program.getSemanticDiagnostics(source).map((fault) => {
      const line = source.getLineAndCharacterOfPosition(fault.start ?? 0).line + 1;
      return { file: `${name}, line ${line}`, ...explainFault(fault, source, program.getTypeChecker()) };
    }),
  );
  // One mistake has many echoes: what can be said plainly goes before the rest, and once is enough.
  const plain = found.filter(({ echo }) => !echo);
  const told = new Set<string>();
  return (plain.length > 0 ? plain : found.slice(0, 1)).flatMap(({ echo: _, ...problem }) => {
    if (told.has(problem.problem) || told.has(problem.file)) return [];
    told.add(problem.problem).add(problem.file);
    return problem;
  });
}

function readAll(names: readonly string[], read: (name: string) => string) {
  const host = ts.createCompilerHost(options);
  const onDisk = host.readFile.bind(host);
  const byPath = new Map(names.map((name) => [at(name), name]));
  host.fileExists = (path) => path === stub || existsSync(path);
  host.readFile = (path) => {
    if (path === stub) return stubFor(read(routes));
    const name = byPath.get(path);
    return name ? read(name) : onDisk(path);
  };
  const program = ts.createProgram([...byPath.keys()], options, host);
  return { program, files: [...byPath].map(([path, name]) => ({ name, source: program.getSourceFile(path)! })) };
}

function stubFor(routeTable: string): string {
  const addresses = ["/", ...[...routeTable.matchAll(/\broute\(\s*"(\/[^"*]*)"/g)].map(([, address]) => address)];
  return `export interface Register { pages: { ${addresses.map((address) => `"${address}": unknown`).join("; ")} } }
    declare global { const process: { env: Record<string, string | undefined> } }`;
}
