// npm run inbox: the owner's commands, described in docs/how-to/receive-messages.md.
import { existsSync } from "node:fs";
import { describeError } from "#server/errors.ts";
import { runCommand } from "#server/inbox/cli/commands.ts";
import { readSettings } from "#server/inbox/settings.ts";
import { openStore } from "#server/inbox/store/store.ts";

if (existsSync(".env")) process.loadEnvFile(".env");

try {
  const settings = readSettings(process.env);
  if (!settings) throw new Error("INBOX is not set. Example: INBOX=./data/inbox.db npm run inbox");
  if (settings.store.kind === "sqlite" && !existsSync(settings.store.file))
    throw new Error(
      `${settings.store.file} does not exist yet. It is created when the site starts with the same INBOX setting.`,
    );
  const store = await openStore(settings.store);
  try {
    process.exitCode = await runCommand(process.argv.slice(2), { store, settings, print: (text) => console.log(text) });
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
