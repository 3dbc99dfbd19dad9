// npm run desk: says which devices may open the editor from anywhere.
import { installPackages, loadSettings, requireNode } from "./prepare.mjs";

requireNode();
loadSettings();
installPackages({ all: true });

const { register } = await import("tsx/esm/api");
register();
await import("../editor/desk/cli.ts");
