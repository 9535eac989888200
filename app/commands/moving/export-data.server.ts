import { VERSION } from "~/database/migrations/migrations.server";
import { createWriter, type RowLine } from "./data-lines.server";
import { inOrder, type Kept, PHOTOGRAPHS, quoted, type Row, type Table } from "./kept.server";
import type { Moved } from "./moving.server";

type Writer = ReturnType<typeof createWriter>;

/** A statement that reads a table in the same order in every database. */
const rowsOf = ({ ordered }: Kept, { name, columns, key, texts }: Table) =>
  `SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(name)}
     ORDER BY ${key.map((column) => ordered(column, texts.has(column))).join(", ")}`;

async function writeTable(kept: Kept, table: Table, writer: Writer): Promise<void> {
  const { name, columns, isNumbered } = table;
  await writer.table({
    table: name,
    columns: [...columns],
    lastNumber: isNumbered ? await kept.lastNumber(name) : null,
  });
  await kept.database.portions<Row>(rowsOf(kept, table), async (rows) => {
    await writer.rows(
      name,
      rows.map((row) => columns.map((column) => row[column] ?? null)),
    );
  });
}

/** @returns how many are missing */
async function writePhotographs(kept: Kept, writer: Writer): Promise<number> {
  let missing = 0;
  await writer.table({ table: PHOTOGRAPHS, columns: ["id", "jpeg"], lastNumber: null });
  const ids: string[] = [];
  await kept.database.portions<{ id: string }>(
    `SELECT id FROM claim_photograph ORDER BY ${kept.ordered("id", true)}`,
    async (rows) => void ids.push(...rows.map(({ id }) => id)),
  );
  for (const id of ids) {
    const jpeg = await kept.readPhotograph(id);
    const row: RowLine = [id, jpeg];
    if (jpeg === null) missing += 1;
    else await writer.rows(PHOTOGRAPHS, [row]);
  }
  return missing;
}

/** Writes everything in a database, with the photographs of its claims (decision 82). */
export async function exportKept(kept: Kept, write: (text: string) => Promise<void>, now: number): Promise<Moved> {
  const writer = createWriter(write, VERSION, now);
  return kept.database.snapshot(async () => {
    await writer.begin();
    for (const table of inOrder(await kept.tables())) await writeTable(kept, table, writer);
    const missing = await writePhotographs(kept, writer);
    return { rows: await writer.end(), missing };
  });
}
