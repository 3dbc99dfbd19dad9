import {
  exportMessages,
  listMessages,
  listSubscribers,
  printHealth,
  showMessage,
} from "#server/inbox/cli/read-commands.ts";
import {
  deleteMessage,
  forgetAddress,
  markMessage,
  purgeFiles,
  retryFailed,
} from "#server/inbox/cli/write-commands.ts";
import type { Command, CommandContext } from "#server/inbox/cli/command.ts";

const commands: Record<string, { usage: string; description: string; run: Command }> = {
  list: { usage: "list [all]", description: "list new messages, or all", run: listMessages },
  show: { usage: "show <id>", description: "show one message", run: showMessage },
  mark: { usage: "mark <id> done|new", description: "mark a message as answered or not", run: markMessage },
  delete: { usage: "delete <id>", description: "delete one message for good", run: deleteMessage },
  forget: { usage: "forget <address>", description: "delete everything from an email address", run: forgetAddress },
  purge: { usage: "purge", description: "remove traces of deleted messages from the file", run: purgeFiles },
  export: { usage: "export csv|json [file]", description: "export all messages", run: exportMessages },
  subscribers: { usage: "subscribers [file]", description: "export the newsletter list", run: listSubscribers },
  retry: { usage: "retry", description: "send failed mails again", run: retryFailed },
  health: { usage: "health", description: "count messages and mails", run: printHealth },
};

/** Returns the exit code. */
export async function runCommand([name = "list", ...args]: string[], context: CommandContext): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name]! : undefined;
  if (command && (await command.run(args, context)) !== "usage") return 0;
  context.print("Usage: npm run inbox -- <command>");
  for (const { usage, description } of Object.values(commands)) context.print(`  ${usage.padEnd(24)} ${description}`);
  return 1;
}
