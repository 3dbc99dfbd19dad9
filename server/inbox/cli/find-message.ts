import type { Store } from "#server/inbox/store/store.ts";
import type { MessageRow } from "#server/inbox/store/tables.ts";

/** The first signs of a number are enough, as long as they fit one message only. */
export async function findMessage(store: Store, number: string): Promise<MessageRow> {
  if (!/^[0-9a-f-]{4,36}$/.test(number)) throw new Error("A number reads like 1a2b3c4d; npm run inbox shows them.");
  const rows = await store.read((db) =>
    db.selectFrom("messages").selectAll().where("id", "like", `${number}%`).limit(2).execute(),
  );
  if (rows.length === 0) throw new Error(`No message has the number ${number}.`);
  if (rows.length > 1) throw new Error(`More than one message starts with ${number}. Give more of its signs.`);
  return rows[0]!;
}

export const allMessages = (store: Store) =>
  store.read((db) => db.selectFrom("messages").selectAll().orderBy("received_at").execute());
