import { type Reader, ROWS_PER_BATCH } from "~/base/database/database.server";
import { VERSION } from "~/base/database/migrations/migrations.server";
import type { EpochMs } from "~/base/time/time";
import { createWriter } from "./data-lines.server";
import {
  type MovedData,
  type MovedDatabase,
  type MovedTable,
  PHOTOGRAPHS,
  referencedFirst,
  selectFromNamed,
} from "./moved-database.server";

type Writer = ReturnType<typeof createWriter>;

async function writeTable(db: Reader, shop: MovedDatabase, table: MovedTable, writer: Writer): Promise<void> {
  const { name, columns, key, texts, isNumbered } = table;
  const lastNumber = isNumbered ? await shop.lastNumber(db, name) : null;
  await writer.table({ table: name, columns: [...columns], lastNumber });
  let rows = selectFromNamed(db, name).select(columns);
  for (const column of key) rows = rows.orderBy(shop.ordered(column, texts.has(column)));
  for await (const row of rows.stream(ROWS_PER_BATCH)) {
    await writer.row(
      name,
      columns.map((column) => row[column] ?? null),
    );
  }
}

/** @returns how many are missing */
async function writePhotographs(db: Reader, shop: MovedDatabase, writer: Writer): Promise<number> {
  let missing = 0;
  await writer.table({ table: PHOTOGRAPHS, columns: ["id", "jpeg"], lastNumber: null });
  const ids = await db.selectFrom("claim_photograph").select("id").orderBy(shop.ordered("id", true)).execute();
  for (const { id } of ids) {
    const jpeg = await shop.readPhotograph(db, id);
    if (jpeg === null) missing += 1;
    else await writer.row(PHOTOGRAPHS, [id, jpeg]);
  }
  return missing;
}

/** Writes everything in a database, with the photographs of its claims (decision 82). */
export async function exportFrom(
  shop: MovedDatabase,
  write: (text: string) => Promise<void>,
  now: EpochMs,
): Promise<MovedData> {
  const writer = createWriter(write, VERSION, now);
  return shop.database.snapshot(async (trx) => {
    await writer.begin();
    for (const table of referencedFirst(await shop.tables(trx))) await writeTable(trx, shop, table, writer);
    const missing = await writePhotographs(trx, shop, writer);
    return { rows: await writer.end(), missing };
  });
}
