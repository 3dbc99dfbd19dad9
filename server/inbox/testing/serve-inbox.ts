// A child process that serves an inbox, for tests that kill it. Prints its address when it is ready.
import { createServer } from "node:http";
import { openInbox } from "#server/inbox/inbox.ts";
import { noLog } from "#server/log.ts";
import { readSettings } from "#server/inbox/settings.ts";
import { listen } from "#server/testing/http.ts";

const claimTime = process.env.CLAIM_TIME ? Number(process.env.CLAIM_TIME) : undefined;
const inbox = await openInbox(readSettings(process.env)!, { log: noLog, claimTime });
const { address } = await listen(createServer((request, response) => void inbox.handle(request, response)));
inbox.start();
console.log(address);
