import { randomBytes } from "node:crypto";
import type { Store } from "#server/inbox/store/store.ts";

/** The key that signs links. Made once and kept in the store, so that every server beside it signs alike. */
export async function signingSecret(store: Store): Promise<string> {
  return store.change(async (db) => {
    const made = { name: "signing", value: randomBytes(32).toString("base64url") };
    await db
      .insertInto("secrets")
      .values(made)
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const kept = await db.selectFrom("secrets").select("value").where("name", "=", "signing").executeTakeFirstOrThrow();
    return kept.value;
  });
}
