// A process of its own with an inbox and nothing else, for tests that kill it. Prints its address when it is ready.
import { openInbox } from "#server/inbox/inbox.ts";
import { silence } from "#server/inbox/log.ts";
import { readSettings } from "#server/inbox/settings.ts";
import { listen } from "#server/inbox/testing/test-inbox.ts";

const inbox = await openInbox(readSettings(process.env)!, { log: silence });
const { address } = await listen((request, response) => void inbox.desk(request, response));
console.log(address);
