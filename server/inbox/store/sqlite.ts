import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { SqliteDialect, type Driver, type SqliteDatabase } from "kysely";
import Database from "libsql";
import type { Backend } from "#server/inbox/store/store.ts";

/**
 * A write-ahead log, and every commit is flushed to the disk before it counts. The library works on this thread, so it
 * must not wait long for a lock: store.ts tries again without holding up the pages.
 *
 * Locks are taken by exec alone. A prepared statement that meets a lock would keep a hold on the file in this version
 * of the library (0.5.29), until it is collected as garbage.
 */
export function openSqlite(file: string): Backend {
  const database = openFile(file);
  return {
    dialect: new ImmediateDialect(database),
    /** Migrations of two processes that start at the same moment run one after the other. */
    async alone(work) {
      database.exec("begin immediate");
      try {
        await work();
        database.exec("commit");
      } catch (error) {
        if (database.inTransaction) database.exec("rollback");
        throw error;
      }
    },
    wipe: () => database.exec("pragma wal_checkpoint(TRUNCATE)"),
  };
}

export function openFile(file: string): Database.Database {
  // Messages are for the owner's eyes: no other account of the machine may read them.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file);
  try {
    chmodSync(file, 0o600);
    database.exec("pragma busy_timeout = 10; pragma journal_mode = WAL; pragma synchronous = FULL");
    // What is deleted is overwritten, so that a forgotten address is really gone.
    database.exec("pragma secure_delete = ON");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database: database as unknown as SqliteDatabase });
    this.#database = database;
  }

  /** Every change takes the lock at its start: a lock that is met half way could not be waited for. */
  override createDriver(): Driver {
    const database = this.#database;
    const driver = super.createDriver();
    driver.beginTransaction = async () => void database.exec("begin immediate");
    driver.commitTransaction = async () => void database.exec("commit");
    // On a full disk SQLite has rolled back already; the first error is the one to tell.
    driver.rollbackTransaction = async () => void (database.inTransaction && database.exec("rollback"));
    return driver;
  }
}
