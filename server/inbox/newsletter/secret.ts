import { randomBytes } from "node:crypto";
import type { Store } from "#server/inbox/store/store.ts";

/** The key that signs links. Generated once and stored, so that all servers share it. */
export async function signingSecret(store: Store): Promise<string> {
  return store.change(async (db) => {
    await db
      .insertInto("secrets")
      .values({ name: "signing", value: randomBytes(32).toString("base64url") })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const row = await db.selectFrom("secrets").select("value").where("name", "=", "signing").executeTakeFirstOrThrow();
    return row.value;
  });
}
