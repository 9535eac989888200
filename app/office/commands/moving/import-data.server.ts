import { sql } from "kysely";
import { type Reader, type Transaction, write } from "~/base/database/database.server";
import { VERSION } from "~/base/database/migrations/migrations.server";
import { type LineReader, type RowLine, readLines, type TableLine } from "./data-lines.server";
import {
  FILLED_BY_MIGRATIONS,
  type MovedData,
  type MovedDatabase,
  type MovedTable,
  PHOTOGRAPHS,
  referencedFirst,
  selectFromNamed,
} from "./moved-database.server";

/** The id of a photograph, which is also the name of its file. */
const PHOTOGRAPH_ID = /^[0-9a-f]{32}$/;

type Read = () => AsyncIterable<Uint8Array>;

const MAX_VALUES = 5_000;
const MAX_CHARACTERS = 1_000_000;

async function countRows(db: Reader, table: string): Promise<number> {
  const { count } = await selectFromNamed(db, table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws Error naming the tables that are not empty */
async function refuseNonEmpty(db: Reader, tables: readonly MovedTable[]): Promise<void> {
  const there: string[] = [];
  for (const { name } of tables) {
    const count = await countRows(db, name);
    if (count > (FILLED_BY_MIGRATIONS.includes(name) ? 1 : 0)) there.push(`${name} (${count})`);
  }
  if (there.length === 0) return;
  throw new Error(
    `the database is not empty: it has rows in ${there.join(", ")}. Import fills only a new one, on which no shop has started yet.`,
  );
}

function createBatch(trx: Transaction, { name, columns }: MovedTable) {
  const into = sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  let rows: RowLine[] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    if (rows.length === 0) return;
    await sql`${into} values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`.execute(trx);
    rows = [];
    characters = 0;
  }

  return {
    async add(row: RowLine): Promise<void> {
      rows.push(row);
      for (const value of row) characters += typeof value === "string" ? value.length : 0;
      if ((rows.length + 1) * columns.length > MAX_VALUES || characters > MAX_CHARACTERS) await flush();
    },
    flush,
  };
}

/** Continues a table's numbering after the file's last number, and after those of all its rows. */
async function continueNumbering(
  trx: Transaction,
  shop: MovedDatabase,
  { name, key, isNumbered }: MovedTable,
  last: number | null,
): Promise<void> {
  if (!isNumbered) return;
  const { most } = await selectFromNamed(trx, name)
    .select(({ fn }) => fn.max<number | null>(key[0] ?? "").as("most"))
    .executeTakeFirstOrThrow();
  await shop.setLastNumber(trx, name, Math.max(last ?? 0, most ?? 0));
}

function createImporter(trx: Transaction, shop: MovedDatabase, tables: readonly MovedTable[]) {
  const filled: { readonly table: MovedTable; readonly line: TableLine }[] = [];
  let photographs = false;
  let batch: ReturnType<typeof createBatch> | undefined;

  const reader: LineReader = {
    async table(line) {
      await batch?.flush();
      const table = tables.find(({ name }) => name === line.table);
      photographs = line.table === PHOTOGRAPHS;
      if (photographs) return;
      if (!table || String(table.columns) !== String(line.columns)) {
        throw new Error(`its table ${line.table} does not match this release.`);
      }
      filled.push({ table, line });
      batch = createBatch(trx, table);
    },
    async row(row) {
      if (!photographs) return batch?.add(row);
      const [id, jpeg] = row.map(String);
      if (!id || !jpeg || !PHOTOGRAPH_ID.test(id)) throw new Error("one of its photographs is invalid.");
      await shop.addPhotograph(trx, id, jpeg);
    },
  };
  return {
    reader,
    async finish(): Promise<void> {
      await batch?.flush();
      const absent = tables.find(({ name }) => !filled.some(({ table }) => table.name === name));
      if (absent) throw new Error(`it has no table ${absent.name}.`);
      for (const { table, line } of filled) await continueNumbering(trx, shop, table, line.lastNumber);
    },
  };
}

const IGNORE_ALL: LineReader = { table: async () => undefined, row: async () => undefined };

/** Reads a whole file before anything is opened or written. Throws Error with a message for the operator. */
export async function checkFile(read: Read): Promise<void> {
  await readLines(read(), IGNORE_ALL, VERSION);
}

/**
 * Fills an empty database, in one transaction, from a file that {@link checkFile} has checked. Throws Error with a
 * message for the operator; nothing is written. Throws BusyError while the database is busy or full.
 */
export async function importInto(shop: MovedDatabase, read: Read): Promise<MovedData> {
  try {
    return await write(shop.database, async (trx) => {
      const tables = referencedFirst(await shop.tables(trx));
      await refuseNonEmpty(trx, tables);
      for (const name of FILLED_BY_MIGRATIONS) await shop.clear(trx, name);
      const importer = createImporter(trx, shop, tables);
      const rows = await readLines(read(), importer.reader, VERSION);
      await importer.finish();
      const claimed = await countRows(trx, "claim_photograph");
      return { rows, missing: claimed - (rows[PHOTOGRAPHS] ?? 0) };
    });
  } catch (error) {
    await shop.undo();
    throw error;
  }
}
