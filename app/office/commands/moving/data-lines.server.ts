import { createHash, type Hash } from "node:crypto";
import * as z from "zod/mini";
import { OLDEST } from "~/base/database/migrations/migrations.server";
import type { EpochMs } from "~/base/time/time";

const FORMAT = "shop-data";

/** The version of the format; it increases with a change that an older release would misread. */
const VERSION = 1;

/** The longest line read, in bytes; the largest photograph that the shop accepts is far below it. */
const LONGEST_LINE = 64 * 1024 * 1024;

const NEWLINE = 0x0a;

const HeadSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  /** The version of the schema of the release that wrote it. */
  migrations: z.int(),
  at: z.string(),
});

const TableSchema = z.object({ table: z.string(), columns: z.array(z.string()), lastNumber: z.nullable(z.int()) });

const RowSchema = z.array(z.union([z.string(), z.int(), z.null()]));

const EndSchema = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() });

export type TableLine = z.infer<typeof TableSchema>;
export type RowLine = z.infer<typeof RowSchema>;

/** Receives the contents of a file, in their order. */
export interface LineReader {
  table(line: TableLine): Promise<void>;
  row(row: RowLine): Promise<void>;
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

export function createWriter(write: (text: string) => Promise<void>, migrations: number, now: EpochMs) {
  const digest = createHash("sha256");
  const rows: Record<string, number> = {};
  async function add(text: string): Promise<void> {
    digest.update(text);
    await write(text);
  }
  return {
    begin: () => add(line({ format: FORMAT, version: VERSION, migrations, at: new Date(now).toISOString() })),
    async table(table: TableLine): Promise<void> {
      rows[table.table] = 0;
      await add(line(table));
    },
    async row(table: string, row: RowLine): Promise<void> {
      rows[table] = (rows[table] ?? 0) + 1;
      await add(line(row));
    },
    async end(): Promise<Readonly<Record<string, number>>> {
      await write(line({ rows, sha256: digest.digest("hex") }));
      return rows;
    },
  };
}

/** Splits bytes into lines, without their line breaks; what follows the last line break is a line too. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
      yield Buffer.concat([...parts, rest.subarray(0, end)]);
      parts = [];
      length = 0;
      rest = rest.subarray(end + 1);
    }
    parts.push(rest);
    length += rest.length;
    if (length > LONGEST_LINE) throw new Error("it is not a file that export wrote: one of its lines is too long.");
  }
  if (length > 0) yield Buffer.concat(parts);
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString("utf8"));
  } catch {
    return undefined;
  }
}

function checkHead(first: Buffer | undefined, migrations: number): void {
  const head = z.safeParse(HeadSchema, first && parsed(first));
  if (!head.success) throw new Error("it is not a file that export wrote.");
  const found = head.data;
  if (found.version > VERSION || found.migrations > migrations) {
    throw new Error("a newer release wrote it. Import it with that release.");
  }
  if (found.migrations < OLDEST) throw new Error("a release before 0.3.0 wrote it, and no later one can read it.");
  if (found.version < VERSION || found.migrations < migrations) {
    throw new Error("an older release wrote it. Import it with that release, and then start this one on the database.");
  }
}

function checkEnd(last: Buffer, rows: Readonly<Record<string, number>>, digest: Hash): void {
  const end = z.safeParse(EndSchema, parsed(last));
  if (!end.success) throw new Error("its end is missing: it was cut off, or is still being written.");
  if (digest.digest("hex") !== end.data.sha256) throw new Error("it was changed after it was written.");
  if (JSON.stringify(rows) !== JSON.stringify(end.data.rows))
    throw new Error("the row counts in its last line are wrong.");
}

/**
 * Reads a whole file, and checks that it is complete and from this release. What the reader received before an error
 * was not checked. Returns how many rows each table has. Throws Error with a message for the operator.
 */
export async function readLines(
  bytes: AsyncIterable<Uint8Array>,
  reader: LineReader,
  migrations: number,
): Promise<Readonly<Record<string, number>>> {
  const lines = linesOf(bytes);
  const digest = createHash("sha256");
  const rows: Record<string, number> = {};
  let table: TableLine | undefined;
  const { value: first } = await lines.next();
  checkHead(first, migrations);
  let before: Buffer = first;
  for await (const next of lines) {
    if (before !== first) {
      const value = parsed(before);
      const row = z.safeParse(RowSchema, value);
      if (row.success && table && row.data.length === table.columns.length) {
        rows[table.table] = (rows[table.table] ?? 0) + 1;
        await reader.row(row.data);
      } else {
        const begun = z.safeParse(TableSchema, value);
        if (!begun.success || Object.hasOwn(rows, begun.data.table))
          throw new Error("it was changed after it was written.");
        table = begun.data;
        rows[table.table] = 0;
        await reader.table(table);
      }
    }
    digest.update(before).update("\n");
    before = next;
  }
  checkEnd(before, rows, digest);
  return rows;
}
