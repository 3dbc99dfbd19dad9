import type { Store } from "#server/inbox/store/store.ts";
import type { MessageRow } from "#server/inbox/store/tables.ts";

/** The start of an id is enough if only one message matches. */
export async function findMessage(store: Store, id: string): Promise<MessageRow> {
  if (!/^[0-9a-f-]{4,36}$/.test(id)) throw new Error("An id looks like 1a2b3c4d. To see them: npm run inbox");
  const rows = await store.read((db) =>
    db.selectFrom("messages").selectAll().where("id", "like", `${id}%`).limit(2).execute(),
  );
  if (rows.length === 0) throw new Error(`There is no message with the id ${id}.`);
  if (rows.length > 1) throw new Error(`More than one id starts with ${id}. Please use more of its characters.`);
  return rows[0]!;
}

export const allMessages = (store: Store) =>
  store.read((db) => db.selectFrom("messages").selectAll().orderBy("received_at").execute());
