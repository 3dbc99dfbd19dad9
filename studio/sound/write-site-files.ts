// npm run sessions: writes what the site reads of the sessions. npm run sound does it, too, after rendering.
import { writeSiteFiles } from "./site-files.ts";

writeSiteFiles();
