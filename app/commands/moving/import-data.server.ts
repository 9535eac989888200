import { inTransaction, type Value } from "~/database/database.server";
import { VERSION } from "~/database/migrations/migrations.server";
import { type Reader, type RowLine, readLines, type TableLine } from "./data-lines.server";
import { FILLED_BY_MIGRATIONS, inOrder, type Kept, PHOTOGRAPHS, quoted, type Table } from "./kept.server";
import type { Moved } from "./moving.server";

/** The id of a photograph, which is also the name of its file. */
const PHOTOGRAPH_ID = /^[0-9a-f]{32}$/;

type Read = () => AsyncIterable<Uint8Array>;

/** The most that one statement writes: values, and characters in them. */
const MOST_VALUES = 5_000;
const MOST_LETTERS = 1_000_000;

/** @throws Error naming the tables that are not empty */
async function refuseToMix({ database }: Kept, tables: readonly Table[]): Promise<void> {
  const there: string[] = [];
  for (const { name } of tables) {
    const { count } = await database.one<{ count: number }>(`SELECT count(*) AS count FROM ${quoted(name)}`);
    if (count > (FILLED_BY_MIGRATIONS.includes(name) ? 1 : 0)) there.push(`${name} (${count})`);
  }
  if (there.length === 0) return;
  throw new Error(
    `the database is in use: it has rows in ${there.join(", ")}. Import fills a new one, on which nothing has started yet.`,
  );
}

/** Collects a table's rows until there are enough for a statement. */
function createFilling({ database }: Kept, { name, columns }: Table) {
  const into = `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(", ")}) VALUES`;
  const placeholders = `(${columns.map(() => "?").join(", ")})`;
  let values: Value[] = [];
  let letters = 0;

  async function flush(): Promise<void> {
    if (values.length === 0) return;
    const rows = Array.from({ length: values.length / columns.length }, () => placeholders);
    await database.run(`${into} ${rows.join(", ")}`, ...values);
    values = [];
    letters = 0;
  }

  return {
    async add(row: RowLine): Promise<void> {
      values.push(...row);
      for (const value of row) letters += typeof value === "string" ? value.length : 0;
      if (values.length + columns.length > MOST_VALUES || letters > MOST_LETTERS) await flush();
    },
    flush,
  };
}

/** Continues a table's numbering after the file's last number, and after those of all its rows. */
async function numberOn(kept: Kept, { name, key, isNumbered }: Table, last: number | null): Promise<void> {
  if (!isNumbered) return;
  const { most } = await kept.database.one<{ most: number | null }>(
    `SELECT max(${quoted(key[0] ?? "")}) AS most FROM ${quoted(name)}`,
  );
  await kept.setLastNumber(name, Math.max(last ?? 0, most ?? 0));
}

/** Writes what is read into the tables, which must match those of the file. */
function createFiller(kept: Kept, tables: readonly Table[]) {
  const filled: { readonly table: Table; readonly line: TableLine }[] = [];
  let photographs = false;
  let filling: ReturnType<typeof createFilling> | undefined;

  const reader: Reader = {
    async table(line) {
      await filling?.flush();
      const table = tables.find(({ name }) => name === line.table);
      photographs = line.table === PHOTOGRAPHS;
      if (photographs) return;
      if (!table || String(table.columns) !== String(line.columns)) {
        throw new Error(`its table ${line.table} is not the one of this release.`);
      }
      filled.push({ table, line });
      filling = createFilling(kept, table);
    },
    async row(row) {
      if (!photographs) return filling?.add(row);
      const [id, jpeg] = row.map(String);
      if (!id || !jpeg || !PHOTOGRAPH_ID.test(id)) throw new Error("one of its photographs is none.");
      await kept.addPhotograph(id, jpeg);
    },
  };
  return {
    reader,
    async finish(): Promise<void> {
      await filling?.flush();
      const forgotten = tables.find(({ name }) => !filled.some(({ table }) => table.name === name));
      if (forgotten) throw new Error(`it has no table ${forgotten.name}.`);
      for (const { table, line } of filled) await numberOn(kept, table, line.lastNumber);
    },
  };
}

const IGNORING: Reader = { table: async () => undefined, row: async () => undefined };

/**
 * Reads a whole file before anything is opened or written.
 *
 * @throws Error with a message for the operator
 */
export async function checkFile(read: Read): Promise<void> {
  await readLines(read(), IGNORING, VERSION);
}

/** How many photographs of claims are missing from the rows. */
async function countMissing({ database }: Kept, photographs: number): Promise<number> {
  const { count } = await database.one<{ count: number }>("SELECT count(*) AS count FROM claim_photograph");
  return count - photographs;
}

/**
 * Fills an empty database, in one transaction, from a file that {@link checkFile} has checked.
 *
 * @throws Error with a message for the operator; nothing is written
 */
export async function importKept(kept: Kept, read: Read): Promise<Moved> {
  try {
    return await inTransaction(kept.database, async () => {
      const tables = inOrder(await kept.tables());
      await refuseToMix(kept, tables);
      for (const name of FILLED_BY_MIGRATIONS) await kept.clear(name);
      const filler = createFiller(kept, tables);
      const rows = await readLines(read(), filler.reader, VERSION);
      await filler.finish();
      return { rows, missing: await countMissing(kept, rows[PHOTOGRAPHS] ?? 0) };
    });
  } catch (error) {
    await kept.undo();
    throw error;
  }
}
