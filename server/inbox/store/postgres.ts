import { PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { InboxSettings } from "#server/inbox/settings.ts";
import type { Backend } from "#server/inbox/store/store.ts";

/** Times are stored as bigint, which pg returns as text; they fit a number until the year 287396. */
const bigint = 20;
const types = {
  getTypeParser: ((id: number, format?: "text") =>
    id === bigint ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};
const ignore = () => {};
/** Not now(), which stands still during a transaction. */
const readClock = sql<{ now: number }>`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`;

type PostgresSettings = Extract<InboxSettings["store"], { kind: "postgres" }>;

export function openPostgres({ url, connections }: PostgresSettings): Backend {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
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
  return {
    dialect: new PostgresDialect({ pool }),
    exclusively: (work) => work(),
    purge: [],
    async now(db) {
      const { rows } = await readClock.execute(db);
      return rows[0]!.now;
    },
  };
}
