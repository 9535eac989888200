import { ACCOUNT_TABLES } from "./account-tables.server";
import { type Database, inTransaction, refuseOther, whenWritable } from "./database.server";
import { POSTGRES_FINISH_TABLES } from "./finish-tables.server";
import { LEAD_DAYS } from "./lead-tables.server";
import { POSTGRES_LIMIT_TABLES } from "./limit-tables.server";
import { LIST_FINISH } from "./list-tables.server";
import { postgresDatabase } from "./postgres-database.server";
import { POSTGRES_ORDER_TABLES } from "./postgres-order-tables.server";
import { POSTGRES_PAYMENT_TABLES } from "./postgres-payment-tables.server";
import { POSTGRES_TABLES, POSTGRES_TRIGGERS } from "./postgres-tables.server";
import { POSTGRES_SAMPLE_CREDIT_TABLES, POSTGRES_SAMPLE_TABLES } from "./sample-tables.server";
import { SHOPIFY_TABLES } from "./shopify-tables.server";
import { STYLE_FACTS } from "./style-fact-tables.server";

/** The schema's history in Postgres, oldest first. Never edit a migration that a shop may have; add one. */
const POSTGRES_MIGRATIONS: readonly string[] = [
  POSTGRES_TABLES + POSTGRES_ORDER_TABLES + POSTGRES_TRIGGERS,
  POSTGRES_PAYMENT_TABLES,
  POSTGRES_FINISH_TABLES,
  POSTGRES_SAMPLE_TABLES,
  LIST_FINISH,
  POSTGRES_SAMPLE_CREDIT_TABLES,
  LEAD_DAYS,
  POSTGRES_LIMIT_TABLES,
  STYLE_FACTS,
  ACCOUNT_TABLES,
  SHOPIFY_TABLES,
];

/** How many connections of a process read; one more writes. */
const READING = 9;
const CONNECT_MS = 5_000;
const IDLE_MS = 60_000;

/**
 * Limits in milliseconds for a statement, for waiting for a lock, and for a silent server: less than the 15 s in which
 * a visitor gets an answer.
 */
const STATEMENT_MS = 10_000;
const LOCK_MS = 2_000;
const SILENT_MS = 12_000;

/** How long a process may be idle in a transaction before the server ends it and frees the writers' lock. */
const STILL_MS = 3_000;

const INT8 = 20;

async function connect(url: string): Promise<Database> {
  const { Pool, types } = (await import("pg")).default;
  const config = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    application_name: "shop",
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: STILL_MS,
    query_timeout: SILENT_MS,
    // Cents, counts and milliseconds are all far below 2^53.
    types: { getTypeParser: (oid: number) => (oid === INT8 ? Number : types.getTypeParser(oid)) },
  };
  const pools = { reads: new Pool({ ...config, max: READING }), writes: new Pool({ ...config, max: 1 }) };
  // A connection may end at any time: the statement that uses it fails, and nothing else needs to know.
  for (const pool of Object.values(pools)) {
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
  }
  return postgresDatabase(pools);
}

const versionOf = async (database: Database) =>
  (await database.get<{ version: number }>("SELECT version FROM shop_schema"))?.version ?? 0;

async function migrate(database: Database): Promise<void> {
  const { encoding } = await database.one<{ encoding: string }>(
    "SELECT current_setting('server_encoding') AS encoding",
  );
  if (encoding !== "UTF8") throw new Error(`its encoding is ${encoding}, and must be UTF8`);
  await inTransaction(database, async () => {
    await database.exec("CREATE TABLE IF NOT EXISTS shop_schema (version BIGINT NOT NULL)");
    const version = await versionOf(database);
    const newest = POSTGRES_MIGRATIONS.length;
    if (version > newest) throw new Error(`its version ${version} is newer than this shop's ${newest}`);
    for (const migration of POSTGRES_MIGRATIONS.slice(version)) await database.exec(migration);
    await database.run("DELETE FROM shop_schema");
    await database.run("INSERT INTO shop_schema (version) VALUES (?)", newest);
  });
}

/** The messages of an error and its cause; if neither of a name's two addresses answers, there is only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || ("code" in error ? String(error.code) : error.name);
  return error.cause ? `${own}: ${reasonOf(error.cause)}` : own;
}

/** Opens a database for a purpose; an error names DATABASE_URL, but nothing of its value. */
async function open(url: string, work: (database: Database) => Promise<void>): Promise<Database> {
  let database: Database | undefined;
  try {
    const opened = await connect(url);
    database = opened;
    await work(opened);
    return opened;
  } catch (error) {
    await database?.close();
    throw new Error(`DATABASE_URL names a database that cannot be used as the shop's: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Opens a Postgres database, creating its tables if it has none, and migrates it to this version; processes that start
 * at once take turns.
 *
 * @param prepare other work that must succeed before the database can be used, and that can be repeated
 * @throws Error naming DATABASE_URL, but nothing of its value, if it cannot be used, or is from a newer shop
 */
export const openPostgres = (url: string, prepare?: (database: Database) => Promise<void>): Promise<Database> =>
  open(url, (database) =>
    whenWritable(async () => {
      await migrate(database);
      await prepare?.(database);
    }),
  );

/**
 * Opens a Postgres database of this version for reading only.
 *
 * @throws Error naming DATABASE_URL, but nothing of its value
 */
export const openPostgresToRead = (url: string): Promise<Database> =>
  open(url, async (database) => refuseOther(await versionOf(database), POSTGRES_MIGRATIONS.length));
