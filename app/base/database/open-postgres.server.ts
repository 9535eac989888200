import { Kysely, sql } from "kysely";
import { type Database, type Reader, refuseOtherVersion, whenWritable } from "./database.server";
import { MIGRATION_TABLE, migrate, refuseUnreadable, VERSION, versionIn } from "./migrations/migrations.server";
import { type Pools, postgresDatabase } from "./postgres-database.server";
import { postgresDialect } from "./postgres-dialect.server";

const READ_CONNECTIONS = 9;
const CONNECT_MS = 5_000;
const IDLE_MS = 60_000;

/** Less than the 15 s in which a visitor gets an answer. */
const STATEMENT_MS = 10_000;
const LOCK_MS = 2_000;
const SILENT_MS = 12_000;

/** How long a process may be idle in a transaction before the server ends it and frees the writers' lock. */
const IDLE_IN_TRANSACTION_MS = 3_000;

const INT8 = 20;

async function connect(url: string): Promise<Pools> {
  const { Pool, types } = (await import("pg")).default;
  const config = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    application_name: "shop",
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    query_timeout: SILENT_MS,
    // Cents, counts and milliseconds are all far below 2^53.
    types: { getTypeParser: (oid: number) => (oid === INT8 ? Number : types.getTypeParser(oid)) },
  };
  const pools = { reads: new Pool({ ...config, max: READ_CONNECTIONS }), writes: new Pool({ ...config, max: 1 }) };
  // A connection may end at any time: the statement that uses it fails, and nothing else needs to know.
  for (const pool of Object.values(pools)) {
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
  }
  return pools;
}

async function versionOf(db: Reader): Promise<number> {
  const has = sql<boolean>`to_regclass(${MIGRATION_TABLE}) is not null`.as("has");
  const found = await db.selectNoFrom(has).executeTakeFirstOrThrow();
  return found.has ? versionIn(db) : 0;
}

async function bringUpToDate(database: Database, { writes }: Pools): Promise<void> {
  const { encoding, schema, readOnly } = await database.db
    .selectNoFrom([
      sql<string>`current_setting('server_encoding')`.as("encoding"),
      sql<string>`current_schema()::text`.as("schema"),
      sql<"on" | "off">`current_setting('transaction_read_only')`.as("readOnly"),
    ])
    .executeTakeFirstOrThrow();
  if (encoding !== "UTF8") throw new Error(`its encoding is ${encoding}, and must be UTF8`);
  if (readOnly === "on") throw new Error("it is read-only");
  const version = await versionOf(database.db);
  refuseUnreadable(version);
  if (version < VERSION) await migrate(new Kysely({ dialect: postgresDialect(writes) }), "postgres", schema);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || ("code" in error ? String(error.code) : error.name);
  return error.cause ? `${own}: ${reasonOf(error.cause)}` : own;
}

/** Opens a database and runs work on it; an error names DATABASE_URL, but reveals nothing of its value. */
async function open(url: string, work: (database: Database, pools: Pools) => Promise<void>): Promise<Database> {
  let database: Database | undefined;
  try {
    const pools = await connect(url);
    const opened = postgresDatabase(pools);
    database = opened;
    await work(opened, pools);
    return opened;
  } catch (error) {
    await database?.close();
    throw new Error(`DATABASE_URL names a database that cannot be used as the shop's: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** @throws Error naming DATABASE_URL, but revealing nothing of its value */
export const openPostgres = (url: string, prepare?: (database: Database) => Promise<void>): Promise<Database> =>
  open(url, (database, pools) =>
    whenWritable(async () => {
      await bringUpToDate(database, pools);
      await prepare?.(database);
    }),
  );

export const openPostgresToRead = (url: string): Promise<Database> =>
  open(url, async (database) => refuseOtherVersion(await versionOf(database.db), VERSION));
