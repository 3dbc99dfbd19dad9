// Started by npm start once the site is built.
import { describeInbox, readSettings } from "./inbox/settings.ts";
import { startSite } from "./site-server.ts";

const port = Number(process.env.PORT || 4173);
const host = process.env.HOST || "127.0.0.1";
/** How long a download may go on after the server was told to stop. */
const grace = 10_000;

try {
  const settings = readSettings(process.env);
  // Loaded only when there is one: the site alone needs no database.
  const inbox = settings && (await (await import("./inbox/inbox.ts")).openInbox(settings));
  const site = await startSite({ port, host, handleApi: inbox?.handle });
  console.log(`The site is at ${site.address}  (Ctrl+C stops it)`);
  console.log(describeInbox(settings));
  if (settings?.proxies && !/^(127\.|::1$|localhost$)/.test(host))
    console.warn(
      `INBOX_PROXIES is set, but HOST=${host} lets others reach the server without the proxy and invent their address. Leave HOST out if the proxy runs on this machine.`,
    );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Once: a second Ctrl+C ends the process at once.
    process.once(signal, async () => {
      await site.close({ grace });
      await inbox?.close();
      // A mail server that does not respond would keep its connection, and so the process, open.
      process.exit();
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
