// Started by npm start once the site is built.
import { startSite } from "./site-server.ts";

const port = Number(process.env.PORT ?? 4173);

try {
  const site = await startSite({ port });
  console.log(`The site is at ${site.address}  (Ctrl+C stops it)`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.close());
} catch (error) {
  const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  console.error(
    taken ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start` : error,
  );
  process.exit(1);
}
