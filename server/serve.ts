// Started by npm start once the site is built, or in production by systemd (postbuild/recipes/systemd.ts).
import { describeError } from "./errors.ts";
import type { Inbox } from "./inbox/inbox.ts";
import { describeInbox, readSettings } from "./inbox/settings.ts";
import { readNumber } from "./read-number.ts";
import { startSite } from "./site-server.ts";

const host = process.env.HOST || "127.0.0.1";
/** Time that open downloads get after a stop signal, in ms. */
const grace = 10_000;
let inbox: Inbox | undefined;

try {
  const port = readNumber(process.env, "PORT", { min: 0, max: 65_535 }) ?? 4173;
  const maxConnections = readNumber(process.env, "MAX_CONNECTIONS", { min: 1 });
  const settings = readSettings(process.env);
  // Loaded only when there is one: the site alone needs no database.
  inbox = settings && (await (await import("./inbox/inbox.ts")).openInbox(settings));
  const site = await startSite({ port, host, maxConnections, handleApi: inbox?.handle });
  inbox?.start();
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
  const { code, port } = error as { code?: string; port?: number };
  console.error(
    code === "EADDRINUSE"
      ? `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port! + 1} npm start`
      : describeError(error),
  );
  await inbox?.close();
  process.exit(1);
}
