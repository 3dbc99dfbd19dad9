import type { InboxSettings } from "#server/inbox/settings.ts";
import type { Store } from "#server/inbox/store/store.ts";

export type CommandContext = { store: Store; settings: InboxSettings; print: (text: string) => void };
/** Returns "usage" when arguments are missing or wrong. */
export type Command = (args: string[], context: CommandContext) => Promise<"usage" | undefined>;
