import { CompiledQuery, PostgresDialect } from "kysely";
import pg from "pg";
import type { Backend } from "#server/inbox/store/store.ts";

/** Times are kept as bigint, which fits a number until the year 287396. */
const bigint = 20;
const types = {
  getTypeParser: ((id: number, format?: "text") =>
    id === bigint ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

export function openPostgres(address: string): Backend {
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 3000, types });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on("error", () => {});
  const dialect = new PostgresDialect({
    pool,
    // A commit counts once it is on the disk, whatever the server's own default; and nobody waits for ever.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw("set synchronous_commit = on"));
      await connection.executeQuery(CompiledQuery.raw("set statement_timeout = 5000"));
    },
  });
  // The query layer itself lets one server migrate at a time here, and autovacuum clears what was deleted.
  return { dialect, alone: (work) => work(), wipe: () => {} };
}
