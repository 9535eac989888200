import { sql } from "kysely";
import { type Reader, type Transaction, write } from "~/database/database.server";
import { VERSION } from "~/database/migrations/migrations.server";
import { type LineReader, type RowLine, readLines, type TableLine } from "./data-lines.server";
import {
  FILLED_BY_MIGRATIONS,
  inOrder,
  type MovedDatabase,
  PHOTOGRAPHS,
  selectFromNamed,
  type Table,
} from "./moved-database.server";
import type { Moved } from "./moving.server";

/** The id of a photograph, which is also the name of its file. */
const PHOTOGRAPH_ID = /^[0-9a-f]{32}$/;

type Read = () => AsyncIterable<Uint8Array>;

/** The most that one statement writes: values, and characters in them. */
const MOST_VALUES = 5_000;
const MOST_LETTERS = 1_000_000;

async function countRows(db: Reader, table: string): Promise<number> {
  const { count } = await selectFromNamed(db, table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws Error naming the tables that are not empty */
async function refuseToMix(db: Reader, tables: readonly Table[]): Promise<void> {
  const there: string[] = [];
  for (const { name } of tables) {
    const count = await countRows(db, name);
    if (count > (FILLED_BY_MIGRATIONS.includes(name) ? 1 : 0)) there.push(`${name} (${count})`);
  }
  if (there.length === 0) return;
  throw new Error(
    `the database is in use: it has rows in ${there.join(", ")}. Import fills a new one, on which nothing has started yet.`,
  );
}

/** Collects a table's rows until there are enough for a statement. */
function createFilling(trx: Transaction, { name, columns }: Table) {
  const into = sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  let rows: RowLine[] = [];
  let letters = 0;

  async function flush(): Promise<void> {
    if (rows.length === 0) return;
    await sql`${into} values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`.execute(trx);
    rows = [];
    letters = 0;
  }

  return {
    async add(row: RowLine): Promise<void> {
      rows.push(row);
      for (const value of row) letters += typeof value === "string" ? value.length : 0;
      if ((rows.length + 1) * columns.length > MOST_VALUES || letters > MOST_LETTERS) await flush();
    },
    flush,
  };
}

/** Continues a table's numbering after the file's last number, and after those of all its rows. */
async function numberOn(
  trx: Transaction,
  shop: MovedDatabase,
  { name, key, isNumbered }: Table,
  last: number | null,
): Promise<void> {
  if (!isNumbered) return;
  const { most } = await selectFromNamed(trx, name)
    .select(({ fn }) => fn.max<number | null>(key[0] ?? "").as("most"))
    .executeTakeFirstOrThrow();
  await shop.setLastNumber(trx, name, Math.max(last ?? 0, most ?? 0));
}

/** Writes what is read into the tables, which must match those of the file. */
function createFiller(trx: Transaction, shop: MovedDatabase, tables: readonly Table[]) {
  const filled: { readonly table: Table; readonly line: TableLine }[] = [];
  let photographs = false;
  let filling: ReturnType<typeof createFilling> | undefined;

  const reader: LineReader = {
    async table(line) {
      await filling?.flush();
      const table = tables.find(({ name }) => name === line.table);
      photographs = line.table === PHOTOGRAPHS;
      if (photographs) return;
      if (!table || String(table.columns) !== String(line.columns)) {
        throw new Error(`its table ${line.table} is not the one of this release.`);
      }
      filled.push({ table, line });
      filling = createFilling(trx, table);
    },
    async row(row) {
      if (!photographs) return filling?.add(row);
      const [id, jpeg] = row.map(String);
      if (!id || !jpeg || !PHOTOGRAPH_ID.test(id)) throw new Error("one of its photographs is none.");
      await shop.addPhotograph(trx, id, jpeg);
    },
  };
  return {
    reader,
    async finish(): Promise<void> {
      await filling?.flush();
      const forgotten = tables.find(({ name }) => !filled.some(({ table }) => table.name === name));
      if (forgotten) throw new Error(`it has no table ${forgotten.name}.`);
      for (const { table, line } of filled) await numberOn(trx, shop, table, line.lastNumber);
    },
  };
}

const IGNORING: LineReader = { table: async () => undefined, row: async () => undefined };

/**
 * Reads a whole file before anything is opened or written.
 *
 * @throws Error with a message for the operator
 */
export async function checkFile(read: Read): Promise<void> {
  await readLines(read(), IGNORING, VERSION);
}

/**
 * Fills an empty database, in one transaction, from a file that {@link checkFile} has checked.
 *
 * @throws Error with a message for the operator; nothing is written
 * @throws BusyError while the database is busy or full
 */
export async function importInto(shop: MovedDatabase, read: Read): Promise<Moved> {
  try {
    return await write(shop.database, async (trx) => {
      const tables = inOrder(await shop.tables(trx));
      await refuseToMix(trx, tables);
      for (const name of FILLED_BY_MIGRATIONS) await shop.clear(trx, name);
      const filler = createFiller(trx, shop, tables);
      const rows = await readLines(read(), filler.reader, VERSION);
      await filler.finish();
      const claimed = await countRows(trx, "claim_photograph");
      return { rows, missing: claimed - (rows[PHOTOGRAPHS] ?? 0) };
    });
  } catch (error) {
    await shop.undo();
    throw error;
  }
}
