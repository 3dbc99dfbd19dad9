// npm run treemap: what is in each script of the site, module by module. Builds aside; the built site stays as it is.
import { run } from "../scripts/setup.mjs";

run("npx", ["react-router", "build", ".", "--config", "bench/treemap.vite.ts", "--logLevel", "error"]);
