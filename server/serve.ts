// Started by npm start once the site is built.
import { describeInbox, readSettings } from "./inbox/settings.ts";
import { startSite } from "./site-server.ts";

const port = Number(process.env.PORT ?? 4173);

try {
  const settings = readSettings(process.env);
  // Loaded only when there is one: the site alone needs no database.
  const inbox = settings && (await (await import("./inbox/inbox.ts")).openInbox(settings));
  const site = await startSite({ port, desk: inbox?.handle });
  console.log(`The site is at ${site.address}  (Ctrl+C stops it)`);
  console.log(describeInbox(settings));
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      site.close();
      void inbox?.close();
    });
  }
} catch (error) {
  const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  console.error(
    taken
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
      : describeProblem(error),
  );
  process.exit(1);
}

/** A setting that cannot be read, or a store that cannot be opened, is said in words. */
function describeProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
