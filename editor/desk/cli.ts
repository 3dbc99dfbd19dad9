// npm run desk: who may open the editor from anywhere. Described in docs/how-to/publish.md.
import { minute } from "#server/clock.ts";
import { describeError } from "#server/errors.ts";
import { readDeskOrigin } from "#editor/desk/origin.ts";
import { hashOf, newCode, readCode } from "#editor/desk/secrets.ts";
import { DeskStore } from "#editor/desk/store.ts";

const usage = `npm run desk pair          prints a code for a new device
npm run desk list          lists the devices that may sign in
npm run desk remove NAME   removes one, and signs it out`;

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

function run([command, ...words]: string[]): number {
  const origin = readDeskOrigin(process.env);
  if (!origin)
    throw new Error("DESK_ORIGIN is not set. Example: DESK_ORIGIN=https://desk.example.org npm run desk pair");
  const store = new DeskStore(process.env["DESK_STORE"] || "data/desk.db");
  try {
    if (command === "pair") return pair(store, origin);
    if (command === "list") return list(store);
    if (command === "remove" && words.length > 0) return remove(store, words.join(" "));
    console.log(usage);
    return 1;
  } finally {
    store.close();
  }
}

function pair(store: DeskStore, origin: string): number {
  const code = newCode();
  const expires = Date.now() + 10 * minute;
  store.setCode(hashOf(readCode(code)), expires);
  const until = new Date(expires).toLocaleTimeString("en-GB", { timeStyle: "short" });
  console.log(`On the new device, open ${origin}\nand choose “First time on this device?”. The code, until ${until}:`);
  console.log(`\n    ${code}\n`);
  return 0;
}

function list(store: DeskStore): number {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const passkeys = store.passkeys();
  for (const { name, added, used } of passkeys) console.log(`${name}: added ${day(added)}, last used ${day(used)}`);
  if (passkeys.length === 0) console.log("No device may sign in yet. Add one: npm run desk pair");
  return 0;
}

function remove(store: DeskStore, name: string): number {
  if (!store.removePasskey(name)) {
    console.error(`There is no device named “${name}”. npm run desk list names them.`);
    return 1;
  }
  console.log(`“${name}” is removed and signed out.`);
  return 0;
}
