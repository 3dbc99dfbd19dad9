// npm run desk: says which devices may open the editor from anywhere.
import { prepare } from "./prepare.mjs";

await prepare({ all: true });
await import("../editor/desk/cli.ts");
