import { deleteMessage, forgetAddress, markMessage, retryFailed } from "#server/inbox/cli/changing.ts";
import { exportMessages, listMessages, listSubscribers, printHealth, showMessage } from "#server/inbox/cli/reading.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import type { Store } from "#server/inbox/store/store.ts";

export type Desk = { store: Store; settings: InboxSettings; print: (text: string) => void };
/** "usage" when the command was not given what it needs. Mistakes are thrown as sentences. */
export type Command = (args: string[], desk: Desk) => Promise<"usage" | undefined>;

const commands: Record<string, { use: string; does: string; run: Command }> = {
  list: { use: "list [all]", does: "the new messages, or all of them", run: listMessages },
  show: { use: "show <number>", does: "one message, whole", run: showMessage },
  mark: { use: "mark <number> done|new", does: "answered, or not", run: markMessage },
  delete: { use: "delete <number>", does: "one message, for good", run: deleteMessage },
  forget: { use: "forget <address>", does: "everything an email address has sent, for good", run: forgetAddress },
  export: { use: "export csv|json [file]", does: "all messages, for a table or a program", run: exportMessages },
  subscribers: { use: "subscribers [file]", does: "the newsletter list, with links to leave", run: listSubscribers },
  retry: { use: "retry", does: "tries mails again that have failed", run: retryFailed },
  health: { use: "health", does: "how many are stored, waiting, failed", run: printHealth },
};

/** Answers with the exit status. */
export async function runCommand([name = "list", ...args]: string[], desk: Desk): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name]! : undefined;
  if (command && (await command.run(args, desk)) !== "usage") return 0;
  desk.print("Commands, each after npm run inbox -- :");
  for (const { use, does } of Object.values(commands)) desk.print(`  ${use.padEnd(24)} ${does}`);
  return 1;
}
