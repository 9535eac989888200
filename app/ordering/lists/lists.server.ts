import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import { EMPTY_OPENINGS, type OpeningsDraft } from "~/trade/openings/opening-draft";
import {
  countPieces,
  isSavable,
  type ListChange,
  type ListContent,
  MAX_LISTS,
  type SavedList,
  type SavedListSummary,
} from "./saved-list";

export const LISTS_PER_PAGE = 25;

export interface SavedListPage {
  readonly lists: readonly SavedListSummary[];
  readonly olderThan: string | null;
}

type ListRow = Selectable<Schema["saved_list"]>;

const finishOf = ({ finish }: Pick<ListRow, "finish">) => (finish === null ? {} : { finish });

function listOf(row: ListRow): SavedList {
  return {
    id: row.id,
    name: row.name,
    productId: row.product_id,
    ...finishOf(row),
    pieces: JSON.parse(row.pieces) as SavedList["pieces"],
    // Older lists lack the choices that came later.
    openings: row.openings === null ? null : { ...EMPTY_OPENINGS, ...(JSON.parse(row.openings) as OpeningsDraft) },
    createdAt: isoOf(row.created_at),
    changedAt: isoOf(row.changed_at),
    revision: row.revision,
  };
}

const summaryOf = (
  row: Omit<ListRow, "position" | "customer_id" | "pieces" | "openings" | "revision">,
): SavedListSummary => ({
  id: row.id,
  name: row.name,
  productId: row.product_id,
  ...finishOf(row),
  createdAt: isoOf(row.created_at),
  changedAt: isoOf(row.changed_at),
  count: row.piece_count,
  openingCount: row.opening_count,
});

const columnsOf = ({
  name,
  productId,
  finish,
  pieces,
  openings,
}: Omit<ListContent, "finish"> & Pick<ListChange, "finish">) => ({
  name,
  product_id: productId,
  finish: finish ?? null,
  pieces: JSON.stringify(pieces),
  openings: openings && JSON.stringify(openings),
  piece_count: countPieces(pieces),
  opening_count: openings?.rows.length ?? 0,
});

/** An account's list by its id, or `null`, even if another account has it. */
export async function findList(db: Reader, customerId: string, id: string): Promise<SavedList | null> {
  const row = await db
    .selectFrom("saved_list")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row ? listOf(row) : null;
}

/**
 * A page of an account's lists, newest first, after the list with the id `before`; an unknown id means the first page.
 */
export async function listLists(db: Reader, customerId: string, before: string | null): Promise<SavedListPage> {
  const last = await db
    .selectFrom("saved_list")
    .select("position")
    .where("id", "=", before)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom("saved_list")
    .select(["id", "name", "product_id", "finish", "piece_count", "opening_count", "created_at", "changed_at"])
    .where("customer_id", "=", customerId)
    .where("position", "<", last?.position ?? Number.MAX_SAFE_INTEGER)
    .orderBy("position", "desc")
    .limit(LISTS_PER_PAGE + 1)
    .execute();
  const lists = rows.slice(0, LISTS_PER_PAGE).map(summaryOf);
  return { lists, olderThan: (rows.length > LISTS_PER_PAGE && lists.at(-1)?.id) || null };
}

/**
 * Saves a list. If the account already has exactly this list, as after a double click, it returns that one.
 *
 * @param list passes `ListContentSchema`
 * @returns `null` when the account has reached its limit
 * @throws BusyError while the database is busy or full
 */
export function saveList(
  database: Database,
  { customerId, list }: { readonly customerId: string; readonly list: ListContent },
  now: EpochMs,
): Promise<SavedList | null> {
  const columns = columnsOf(list);
  return write(database, async (trx) => {
    const same = await trx
      .selectFrom("saved_list")
      .selectAll()
      .where("customer_id", "=", customerId)
      .where("name", "=", columns.name)
      .where("product_id", "=", columns.product_id)
      .where("finish", "is not distinct from", columns.finish)
      .where("pieces", "=", columns.pieces)
      .where("openings", "is not distinct from", columns.openings)
      .limit(1)
      .executeTakeFirst();
    if (same) return listOf(same);
    const { count } = await trx
      .selectFrom("saved_list")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("customer_id", "=", customerId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_LISTS) return null;
    const id = randomBytes(16).toString("hex");
    const row = await trx
      .insertInto("saved_list")
      .values({ id, customer_id: customerId, ...columns, created_at: now, changed_at: now, revision: 1 })
      .returningAll()
      .executeTakeFirstOrThrow();
    return listOf(row);
  });
}

/**
 * Changes a list, if its revision is still the one that was read. Throws RangeError if the list would be empty or too
 * long; BusyError while the database is busy or full.
 */
export function changeList(
  database: Database,
  { customerId, id, change }: { readonly customerId: string; readonly id: string; readonly change: ListChange },
  now: EpochMs,
): Promise<SavedList | "unknown" | "changed"> {
  return write(database, async (trx) => {
    const list = await findList(trx, customerId, id);
    if (!list) return "unknown";
    const { revision, ...changed } = change;
    if (list.revision !== revision) return "changed";
    const next = { ...list, ...changed };
    if (!isSavable(next)) throw new RangeError("a list needs a piece or an opening, and has a limit");
    const row = await trx
      .updateTable("saved_list")
      .set({ ...columnsOf(next), changed_at: now, revision: revision + 1 })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return listOf(row);
  });
}

/** Removes an account's list; returns whether it existed. Throws BusyError while the database is busy or full. */
export function removeList(database: Database, customerId: string, id: string): Promise<boolean> {
  return write(database, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("saved_list")
      .where("id", "=", id)
      .where("customer_id", "=", customerId)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });
}
