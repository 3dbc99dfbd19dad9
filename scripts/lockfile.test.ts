import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Packages = Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;

// The site can be checked without its studio.
const lockfiles = ["package-lock.json", "studio/package-lock.json", "studio/sound/voice/package-lock.json"].filter(
  (file) => existsSync(file),
);
const read = (file: string) => (JSON.parse(readFileSync(file, "utf8")) as { packages: Packages }).packages;

/** Where npm looks for a package that the package at `path` needs: in its own folder, then in each one above. */
function places(path: string, name: string): string[] {
  const place = `${path && `${path}/`}node_modules/${name}`;
  return path ? [place, ...places(path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))), name)] : [place];
}

// Native packages are optional dependencies, one for each platform. npm writes only those that it could find.
test.each(lockfiles)("%s has the packages of every platform", (file) => {
  const packages = read(file);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places(path, name).some((place) => packages[place]))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each(lockfiles)("%s names no registry, so that any can be used", (file) => {
  expect(Object.entries(read(file)).flatMap(([path, { resolved }]) => (resolved ? [path] : []))).toEqual([]);
});
