import { sql, type Kysely, type Migration } from "kysely";

/**
 * One set for SQLite and PostgreSQL, run at each start. Never change a published migration; add another one. "If not
 * exists" lets an interrupted migration run again.
 */
export const migrations: Record<string, Migration> = {
  "001-inbox": { up: createTables },
  "002-one-request-per-address": { up: limitRequests },
  "003-clock": { up: createClock },
  "004-limits": { up: createLimits },
};

async function createTables(db: Kysely<unknown>) {
  await db.schema
    .createTable("messages")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("forwarded_at", "bigint")
    .execute();
  await db.schema.createIndex("messages_by_time").ifNotExists().on("messages").column("received_at").execute();

  await db.schema
    .createTable("outbox")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("claimed_until", "bigint", (column) => column.notNull())
    .addColumn("first_at", "bigint", (column) => column.notNull())
    .addColumn("last_error", "text")
    .execute();
  await db.schema.createIndex("outbox_by_due").ifNotExists().on("outbox").columns(["state", "due_at"]).execute();
  await db.schema.createIndex("outbox_by_about").ifNotExists().on("outbox").column("about").execute();

  await db.schema
    .createTable("subscription_requests")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("asked_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("requests_by_email").ifNotExists().on("subscription_requests").column("email").execute();

  await db.schema
    .createTable("subscribers")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("joined_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("secrets")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

async function limitRequests(db: Kysely<unknown>) {
  await sql`delete from subscription_requests where id not in (select max(id) from subscription_requests group by email)`.execute(
    db,
  );
  await db.schema.dropIndex("requests_by_email").ifExists().execute();
  const index = db.schema.createIndex("request_per_email").ifNotExists().unique();
  await index.on("subscription_requests").column("email").execute();
}

async function createClock(db: Kysely<unknown>) {
  await db.schema
    .createTable("clock")
    .ifNotExists()
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("checked_at", "bigint", (column) => column.notNull())
    .addColumn("steady_since", "bigint", (column) => column.notNull())
    .execute();
}

async function createLimits(db: Kysely<unknown>) {
  await db.schema
    .createTable("limits")
    .ifNotExists()
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("free_at", "double precision", (column) => column.notNull())
    .execute();
}
