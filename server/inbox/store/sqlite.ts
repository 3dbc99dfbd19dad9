import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { CompiledQuery, SqliteDialect, type Driver, type SqliteDatabase } from "kysely";
import Database from "libsql";

/**
 * Write-ahead log, and every commit is flushed to the disk before it counts. The library works on this thread, so it must
 * not wait long for a lock: store.ts tries again without holding up the pages.
 */
export function sqliteDialect(file: string): SqliteDialect {
  return new ImmediateDialect({ database: async () => openFile(file) });
}

class ImmediateDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    // Takes the lock at the start: a lock that is met half way could not be waited for.
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    };
    // On a full disk SQLite has rolled back already; the first error is the one to tell.
    driver.rollbackTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => undefined);
    };
    return driver;
  }
}

export function openFile(file: string): SqliteDatabase & Database.Database {
  // Messages are for the owner's eyes: no other account of the machine may read them.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file);
  chmodSync(file, 0o600);
  database.pragma("busy_timeout = 50");
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  // What is deleted is overwritten, so that a forgotten address is really gone.
  database.pragma("secure_delete = ON");
  return database as unknown as SqliteDatabase & Database.Database;
}
