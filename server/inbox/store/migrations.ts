import { sql, type Kysely, type Migration } from "kysely";

/**
 * One set for SQLite and PostgreSQL, run at each start. Never change what a published migration does; add another one. "If
 * not exists" lets an interrupted migration run again.
 */
export const migrations: Record<string, Migration> = {
  "001-inbox": run(
    `create table if not exists messages (
      id text primary key, "key" text not null unique, received_at bigint not null, name text not null,
      email text not null, subject text not null, message text not null, state text not null, forwarded_at bigint
    )`,
    "create index if not exists messages_by_time on messages (received_at)",
    `create table if not exists outbox (
      id text primary key, kind text not null, about text not null, state text not null, attempts integer not null,
      due_at bigint not null, claimed_until bigint not null, first_at bigint not null, last_error text
    )`,
    "create index if not exists outbox_by_due on outbox (state, due_at)",
    "create index if not exists outbox_by_about on outbox (about)",
    `create table if not exists subscription_requests (
      id text primary key, email text not null, asked_at bigint not null, expires_at bigint not null
    )`,
    "create index if not exists requests_by_email on subscription_requests (email)",
    `create table if not exists subscribers (
      id text primary key, email text not null unique, joined_at bigint not null
    )`,
    "create table if not exists secrets (name text primary key, value text not null)",
  ),
  "002-one-request-per-address": run(
    "delete from subscription_requests where id not in (select max(id) from subscription_requests group by email)",
    "drop index if exists requests_by_email",
    "create unique index if not exists request_per_email on subscription_requests (email)",
  ),
  "003-clock": run(
    `create table if not exists clock (
      id integer primary key, checked_at bigint not null, steady_since bigint not null
    )`,
  ),
  "004-limits": run(`create table if not exists limits ("key" text primary key, free_at double precision not null)`),
};

function run(...statements: string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
