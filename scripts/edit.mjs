// npm run edit: installs what is missing, then serves the site with its editor on this computer only.
import { installPackages, loadSettings, requireNode } from "./prepare.mjs";

requireNode();
loadSettings();
// Pictures are resized by a package that serving the site does not need.
installPackages({ all: true });
process.env.EDITING = "1";
process.env.NODE_ENV = "development";

const { register } = await import("tsx/esm/api");
register();
await import("../editor/serve.ts");
