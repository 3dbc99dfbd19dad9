import { chmodSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { SqliteDialect, type Dialect, type SqliteDatabase } from "kysely";
import type Database from "libsql";
import type { Clock } from "#server/clock.ts";
import type { Backend } from "#server/inbox/store/store.ts";

/**
 * libsql runs on this thread, so it must never wait for a lock: it fails at once and store.ts tries again later, while
 * pages are served.
 *
 * Locks are taken with exec only: in libsql 0.5.29 a prepared statement that meets a lock keeps its own hold on the
 * file until it is garbage-collected.
 */
export function openSqlite(file: string, clock: Clock): Backend {
  const database = openFile(file);
  return {
    dialect: immediateDialect(database),
    /** Processes that start at the same time migrate one after the other. */
    async exclusively(work) {
      database.exec("begin immediate");
      try {
        await work();
        database.exec("commit");
      } catch (error) {
        if (database.inTransaction) database.exec("rollback");
        throw error;
      }
    },
    // secure_delete alone leaves copies behind when pages were rebalanced; the log keeps old pages until truncated.
    purge: [() => database.exec("vacuum"), () => truncateLog(database)],
    now: async () => clock(),
  };
}

function truncateLog(database: Database.Database) {
  const [result] = database.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
  if (result?.busy) throw Object.assign(new Error("The write-ahead log is in use."), { code: "SQLITE_BUSY" });
}

/** Not an import, so that one bundle of the server runs without this native module where SQLite is not used. */
const loadLibsql = () => createRequire(import.meta.url)("libsql") as typeof Database;

export function openFile(file: string): Database.Database {
  // No other account on the machine may read the messages.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new (loadLibsql())(file);
  try {
    chmodSync(file, 0o600);
    // synchronous = FULL: a commit counts once it is flushed to disk. temp_store: vacuum writes no copy elsewhere.
    for (const pragma of ["busy_timeout = 0", "synchronous = FULL", "secure_delete = ON", "temp_store = MEMORY"])
      database.exec(`pragma ${pragma}`);
    database.exec("pragma journal_mode = WAL");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Transactions take the write lock when they begin: one that meets a lock halfway could not be retried. */
function immediateDialect(database: Database.Database): Dialect {
  const dialect = new SqliteDialect({ database: database as unknown as SqliteDatabase });
  const driver = dialect.createDriver();
  driver.beginTransaction = async () => void database.exec("begin immediate");
  driver.commitTransaction = async () => void database.exec("commit");
  // On a full disk SQLite has already rolled back; a failing rollback would hide the original error.
  driver.rollbackTransaction = async () => void (database.inTransaction && database.exec("rollback"));
  return Object.assign(dialect, { createDriver: () => driver });
}
