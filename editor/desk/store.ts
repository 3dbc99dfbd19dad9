import type Database from "libsql";
import { openFile } from "#server/inbox/store/sqlite.ts";

export type Passkey = { id: string; name: string; publicKey: Buffer; counter: number; added: number; used: number };

/** Pairing codes and session tokens are stored as hashes only: whoever reads the file cannot sign in with it. */
export class DeskStore {
  readonly #database: Database.Database;

  constructor(file: string) {
    this.#database = openFile(file);
    // `npm run desk` writes to the same file while the desk runs.
    this.#database.exec(`
      pragma busy_timeout = 2000;
      pragma foreign_keys = on;
      create table if not exists codes (hash text primary key, expires integer not null);
      create table if not exists passkeys (
        id text primary key, name text not null unique collate nocase, publicKey blob not null,
        counter integer not null, added integer not null, used integer not null
      );
      create table if not exists sessions (
        hash text primary key, passkey text not null references passkeys (id) on delete cascade, expires integer not null
      );
    `);
  }

  /** A new code replaces the one before. */
  setCode(hash: string, expires: number): void {
    this.#run("delete from codes");
    this.#run("insert into codes values (?, ?)", hash, expires);
  }

  hasCode(hash: string, now: number): boolean {
    return this.#all("select 1 from codes where hash = ? and expires > ?", hash, now).length > 0;
  }

  /** Uses up the code. False if it was used or has expired meanwhile; then nothing is added. */
  pair(hash: string, { id, name, publicKey, counter }: Omit<Passkey, "added" | "used">, now: number): boolean {
    this.#database.exec("begin immediate");
    try {
      const isValid = this.#run("delete from codes where hash = ? and expires > ?", hash, now) === 1;
      if (isValid) this.#run("insert into passkeys values (?, ?, ?, ?, ?, ?)", id, name, publicKey, counter, now, now);
      this.#database.exec("commit");
      return isValid;
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec("rollback");
      throw error;
    }
  }

  passkeys(): Passkey[] {
    return this.#all("select * from passkeys order by added") as Passkey[];
  }

  /** Never adds a passkey that was removed while it was being used. */
  noteUse(id: string, counter: number, now: number): boolean {
    return this.#run("update passkeys set counter = ?, used = ? where id = ?", counter, now, id) === 1;
  }

  /** Its sessions end with it. */
  removePasskey(name: string): boolean {
    return this.#run("delete from passkeys where name = ?", name) === 1;
  }

  addSession(hash: string, passkey: string, { now, expires }: { now: number; expires: number }): void {
    this.#run("delete from sessions where expires <= ?", now);
    this.#run("insert into sessions values (?, ?, ?)", hash, passkey, expires);
  }

  /** The name of the passkey that the session was opened with. */
  sessionName(hash: string, now: number): string | undefined {
    const [row] = this.#all(
      "select name from sessions join passkeys on passkeys.id = passkey where hash = ? and expires > ?",
      hash,
      now,
    ) as { name: string }[];
    return row?.name;
  }

  endSession(hash: string): void {
    this.#run("delete from sessions where hash = ?", hash);
  }

  close(): void {
    this.#database.close();
  }

  #run(sql: string, ...values: unknown[]): number {
    return this.#database.prepare(sql).run(...values).changes;
  }

  #all(sql: string, ...values: unknown[]): unknown[] {
    return this.#database.prepare(sql).all(...values);
  }
}
