import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Backend } from "#server/inbox/store/store.ts";

/** Times are stored as bigint, which pg returns as text; they fit a number until the year 287396. */
const bigint = 20;
const types = {
  getTypeParser: ((id: number, format?: "text") =>
    id === bigint ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};
const ignore = () => {};

export function openPostgres(connectionString: string): Backend {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3000,
    // For connections that break without notice: a query fails after this time, and the connection is replaced.
    query_timeout: 10_000,
    keepAlive: true,
    types,
    onConnect: async (client) => {
      // Without a listener, a connection that breaks in use ends the process. Its query fails anyway.
      client.on("error", ignore);
      // Acknowledge a commit only once it is on disk, whatever the server's default, and give up a slow statement.
      await client.query("set synchronous_commit = on; set statement_timeout = 5000");
    },
  });
  // The same for connections that break while idle; the pool replaces them.
  pool.on("error", ignore);
  // Kysely's migrator already takes a lock here, and autovacuum reclaims deleted rows.
  return { dialect: new PostgresDialect({ pool }), exclusively: (work) => work(), purge: [] };
}
