import os from "node:os";
import {
  type CompiledQuery,
  type CreateTableNode,
  type DatabaseConnection,
  type DataTypeNode,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { DiskFullError } from "./busy-error.server";
import { LockedError, ROWS_PER_BATCH } from "./database.server";
import { createMutex } from "./mutex.server";
import type { SqliteDriver } from "./sqlite-driver.server";

const DISK_FULL_RETRY_SECONDS = 60;

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** The system's errors ENOSPC and EDQUOT, some of which SQLite reports as a disk error. */
const DISK_FULL_ERRNOS: readonly unknown[] = [os.constants.errno.ENOSPC, os.constants.errno.EDQUOT];

const codeOf = (error: unknown) => (error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : null);

const isFull = (error: unknown) =>
  codeOf(error) === SQLITE_FULL ||
  (error instanceof Error && "systemErrno" in error && DISK_FULL_ERRNOS.includes(error.systemErrno));

function attempted<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isFull(error)) throw new DiskFullError("the disk is full", DISK_FULL_RETRY_SECONDS, { cause: error });
    if (codeOf(error) === SQLITE_BUSY) throw new LockedError("another process holds the database", { cause: error });
    throw error;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  readonly #reading = new WeakMap<object, boolean>();

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return attempted(() => {
      const statement = this.#driver.prepare(sql);
      const isReading = this.#reading.get(statement) ?? statement.columns().length > 0;
      this.#reading.set(statement, isReading);
      if (isReading) return { rows: statement.all(...parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  async *streamQuery<Row>(
    { sql, parameters }: CompiledQuery,
    size: number = ROWS_PER_BATCH,
  ): AsyncGenerator<QueryResult<Row>> {
    let rows: Row[] = [];
    for (const row of attempted(() => this.#driver.prepare(sql).iterate(...parameters))) {
      if (rows.push(row as Row) < size) continue;
      yield { rows };
      rows = [];
    }
    if (rows.length > 0) yield { rows };
  }

  async script(sql: string): Promise<void> {
    attempted(() => this.#driver.exec(sql));
  }
}

function sqliteDriver(driver: SqliteDriver): Driver {
  const connection = new SqliteConnection(driver);
  const mutex = createMutex();
  let leave: () => void = () => undefined;
  return {
    init: async () => undefined,
    async acquireConnection() {
      leave = await mutex.enter();
      return connection;
    },
    beginTransaction: (_connection, { accessMode }: TransactionSettings) =>
      connection.script(accessMode === "read only" ? "BEGIN" : "BEGIN IMMEDIATE"),
    commitTransaction: () => connection.script("COMMIT"),
    async rollbackTransaction() {
      // SQLite ends some transactions by itself, such as one that finds the disk full.
      if (driver.isTransaction) await connection.script("ROLLBACK");
    },
    releaseConnection: async () => leave(),
    async destroy() {
      const left = await mutex.enter();
      driver.close();
      left();
    },
  };
}

/** Strict tables check types as Postgres does. The migrator's own use `varchar`, which strict tables do not know. */
class Compiler extends SqliteQueryCompiler {
  protected override visitCreateTable(node: CreateTableNode): void {
    super.visitCreateTable(node);
    this.append(" strict");
  }

  protected override visitDataType(node: DataTypeNode): void {
    this.append(node.dataType.startsWith("varchar") ? "text" : node.dataType);
  }
}

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A transaction takes the write lock at its beginning, unless it only reads. */
export const sqliteDialect = (driver: SqliteDriver): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => sqliteDriver(driver),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new Compiler(),
});
