// A child process that serves a build, for tests that try to exhaust it. Prints its address, then a line for each request to measure.
import { readdirSync } from "node:fs";
import { noLog } from "#server/log.ts";
import { startSite } from "#server/site-server.ts";

const { address } = await startSite({ port: 0, folder: process.argv[2], idleTimeout: 3000, log: noLog });
process.on("message", () => {
  global.gc!();
  process.send!({ heap: process.memoryUsage().heapUsed, descriptors: readdirSync("/proc/self/fd").length });
});
process.send!(address);
