import { setTimeout as wait } from "node:timers/promises";
import { Kysely, Migrator, type Dialect, type Transaction } from "kysely";
import type { Clock } from "#server/clock.ts";
import { errorCode } from "#server/errors.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import { migrations } from "#server/inbox/store/migrations.ts";
import { openPostgres } from "#server/inbox/store/postgres.ts";
import { openSqlite } from "#server/inbox/store/sqlite.ts";
import type { Tables } from "#server/inbox/store/tables.ts";

/** The differences between SQLite and PostgreSQL. */
export type Backend = {
  dialect: Dialect;
  /** Runs while no other server can write. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Steps that clear the remains of deleted rows from the files. */
  purge: readonly (() => void)[];
  /** The one clock of all servers that share the store. */
  now(db: Transaction<Tables>): Promise<number>;
};

/**
 * The store is locked, full or unreachable. The outcome is unknown if the connection was lost during a commit; repeating
 * the same key is safe.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  readonly code: string;
  constructor(cause: unknown) {
    super("The store is not available.", { cause });
    this.code = errorCode(cause);
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/** How long a request waits for a lock before it fails. */
const patience = 2000;

/** `clock` is for SQLite; PostgreSQL has one of its own. */
export async function openStore(settings: InboxSettings["store"], clock: Clock = Date.now) {
  const { dialect, exclusively, purge, now } = await retryWhileLocked(async () =>
    settings.kind === "sqlite" ? openSqlite(settings.file, clock) : openPostgres(settings),
  );
  const db = new Kysely<Tables>({ dialect });
  try {
    await retryWhileLocked(() => exclusively(() => migrate(db)));
  } catch (error) {
    await db.destroy();
    throw error;
  }

  // True at start: the previous process may have stopped between deleting and purging.
  let purgeDue = true;
  async function purgeFiles(): Promise<boolean> {
    purgeDue = true;
    try {
      for (const step of purge) await retryWhileLocked(() => db.connection().execute(async () => step()));
      purgeDue = false;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return !purgeDue;
  }

  return {
    kind: settings.kind,
    /** Reserved times are compared by several servers, so all of them use the store's clock, inside the transaction. */
    now,
    /** Runs a transaction. Waits while the store is locked; throws StoreUnavailable when it cannot be used. */
    change: <T>(work: (db: Transaction<Tables>) => Promise<T>) =>
      retryWhileLocked(() => db.transaction().execute(work)),
    read: <T>(work: (db: Kysely<Tables>) => Promise<T>) => retryWhileLocked(() => work(db)),
    /** Clears deleted rows from the files; PostgreSQL does that by itself. Returns false if it could not: `purgeIfDue` tries again. */
    purge: purgeFiles,
    /** For visitors' requests, because a purge blocks the server: one does for all deletions of an hour. */
    purgeLater: () => void (purgeDue = true),
    purgeIfDue: async () => void (purgeDue && (await purgeFiles())),
    close: () => db.destroy(),
  };
}

async function migrate(db: Kysely<Tables>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Codes of faulty SQL or data, in SQLite and PostgreSQL: errors of ours, which trying again cannot fix. */
const faultyQuery = /^(SQLITE_(ERROR|CONSTRAINT\w*|MISMATCH|MISUSE|RANGE)|(22|23|42)\w{3})$/;

/** Retries on a lock and on a conflict with another transaction. Programming errors are passed on as they are. */
async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience;
  for (let pause = 10; ; pause = Math.min(2 * pause, 200)) {
    try {
      return await work();
    } catch (error) {
      const code = errorCode(error);
      if (error instanceof TypeError || error instanceof ReferenceError || faultyQuery.test(code)) throw error;
      const transient = /^(SQLITE_BUSY|SQLITE_LOCKED|40001$|40P01$)/.test(code);
      if (!transient || performance.now() > deadline) throw new StoreUnavailable(error);
    }
    await wait(pause);
  }
}
