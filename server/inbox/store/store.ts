import { setTimeout as wait } from "node:timers/promises";
import { Kysely, Migrator, type Dialect, type Transaction } from "kysely";
import type { InboxSettings } from "#server/inbox/settings.ts";
import { migrations } from "#server/inbox/store/migrations.ts";
import { openPostgres } from "#server/inbox/store/postgres.ts";
import { openSqlite } from "#server/inbox/store/sqlite.ts";
import type { Tables } from "#server/inbox/store/tables.ts";

/** What SQLite and PostgreSQL do differently. `alone` keeps other servers out meanwhile; `wipe` clears what was deleted. */
export type Backend = { dialect: Dialect; alone(work: () => Promise<void>): Promise<void>; wipe(): void };

export type Db = Kysely<Tables> | Transaction<Tables>;

/** The store cannot be used at present: locked, full, gone. Nothing was kept. */
export class StoreUnavailable extends Error {
  readonly code: string;
  constructor(cause: unknown) {
    super("The store is not available.", { cause });
    this.code = codeOf(cause);
  }
}

export type Store = {
  kind: InboxSettings["store"]["kind"];
  /** All or nothing. Waits while the store is locked; throws StoreUnavailable when it cannot be used. */
  change<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Clears what was deleted out of the log file too, as far as nobody reads it at this moment. */
  wipe(): Promise<void>;
  close(): Promise<void>;
};

/** How long a post may wait for a lock before the visitor is told. */
const patience = 2000;

export async function openStore(settings: InboxSettings["store"]): Promise<Store> {
  const { dialect, alone, wipe } = await available(async () =>
    settings.kind === "sqlite" ? openSqlite(settings.file) : openPostgres(settings.address),
  );
  const db = new Kysely<Tables>({ dialect });
  try {
    await available(() => alone(() => migrate(db)));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    kind: settings.kind,
    change: (work) => available(() => db.transaction().execute(work)),
    read: (work) => available(() => work(db)),
    wipe: () => available(async () => wipe()),
    close: () => db.destroy(),
  };
}

async function migrate(db: Kysely<Tables>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Two reasons pass by themselves: a lock, and another server that changed the same row. Our own mistakes go through. */
async function available<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + patience;
  for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TypeError || error instanceof ReferenceError) throw error;
      const passing = /^(SQLITE_BUSY|SQLITE_LOCKED|40001$|40P01$)/.test(codeOf(error));
      if (!passing || Date.now() + pause > until) throw new StoreUnavailable(error);
    }
    await wait(pause);
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "unknown";
}
