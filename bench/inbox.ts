// npm run bench:inbox: messages per second that the inbox stores, and its latency. Loopback only.
import { Agent, request } from "node:http";
import { contactMessage, startTestInbox } from "#server/inbox/testing/test-inbox.ts";

const messages = 3000;
const connections = 16;
const timeLimit = 20_000;

// INBOX=postgres://… measures that database; otherwise a temporary SQLite file is used.
const database = process.env.INBOX?.startsWith("postgres") ? process.env.INBOX : undefined;
const inbox = await startTestInbox({ inbox: database });
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const run = Date.now();
await send(0, 300); // Warm-up.
const began = performance.now();
const times = await send(300, messages);
const seconds = (performance.now() - began) / 1000;
agent.destroy();
if (database)
  await inbox.store.change((db) => db.deleteFrom("messages").where("key", "like", `bench-${run}-%`).execute());
await inbox.close();

times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);
console.log(
  `${inbox.settings.store.kind}: ${times.length} messages stored over ${connections} connections in ${seconds.toFixed(1)} s: ` +
    `${Math.round(times.length / seconds)} messages/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
);

/** Sends messages `from` to `to`, and stops early on a slow machine. */
async function send(from: number, to: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + timeLimit;
  let next = from;
  async function sender() {
    while (next < to && performance.now() < until) {
      const key = `bench-${run}-${String(next++).padStart(8, "0")}`;
      const began = performance.now();
      const status = await post(JSON.stringify({ ...contactMessage, key, elapsed: 5000 }));
      if (status !== 201) throw new Error(`A message was refused with status ${status}.`);
      times.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: connections }, sender));
  return times;
}

function post(body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const sent = request(`${inbox.address}/api/messages`, { method: "POST", agent, headers });
    sent.on("response", (response) => response.resume().on("end", () => resolve(response.statusCode!)));
    sent.on("error", reject);
    sent.end(body);
  });
}
