import type { Dialect, Transaction } from "kysely";
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
