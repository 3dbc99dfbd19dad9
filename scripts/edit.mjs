// npm run edit: installs what is missing, then serves the site with its editor on this computer only.
import { prepare } from "./prepare.mjs";

// Pictures are resized by a package that serving the site does not need.
await prepare({ all: true });
process.env.EDITING = "1";
process.env.NODE_ENV = "development";
await import("../editor/serve.ts");
