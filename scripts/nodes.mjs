// npm run nodes [22] [24] [26]: the build, the unit tests and the server's fault tests under these versions of Node, by
// default under all. Under CI the fault tests are left out, because they have run already.
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { installPackages } from "./prepare.mjs";
import { root, secondsSince, stop, tryRun } from "./run.mjs";

const supported = ["22", "24", "26"];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((version) => !supported.includes(version));
if (unknown.length > 0) stop(`Choose from Node ${supported.join(", ")}, not ${unknown.join(", ")}.`);

installPackages({ all: true });
const projects = process.env.CI ? ["unit", "editor"] : ["unit", "editor", "faults"];
const failed = (chosen.length > 0 ? chosen : supported).filter((version) => !passes(version));
if (failed.length > 0) stop(`Failed under Node ${failed.join(", ")}.`);

function passes(version) {
  const node = findNode(version);
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const quickBuild = { BUILD_FOLDER: `.cache/node-${version}/build`, QUICK_BUILD: "1" };
  const began = Date.now();
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const passed =
    tryRun(node, ["scripts/build.mjs"], { ...env, ...quickBuild }) === 0 &&
    tryRun(node, [vitest, "run", "--reporter=dot", ...projects.map((project) => `--project=${project}`)], env) === 0;
  console.log(`── Node ${version}: ${passed ? "passed" : "FAILED"} (${secondsSince(began)})`);
  return passed;
}

/** The registry has Node as a package for each platform. */
function findNode(version) {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = join(root, ".cache", `node-${version}`);
  const program = join(folder, "node_modules", name, "bin", platform === "win" ? "node.exe" : "node");
  if (existsSync(program)) return program;
  const install = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  if (tryRun("npm", [...install, `${name}@${version}`]) !== 0) stop(`Node ${version} could not be installed.`);
  return program;
}
