import { randomBytes } from "node:crypto";
import { type Database, inTransaction, placeholders } from "~/database/database.server";
import {
  countPieces,
  isKeepable,
  type ListChange,
  type ListContent,
  MAX_LISTS,
  type SavedList,
  type SavedListSummary,
} from "./saved-list";

/** The most lists on one page. */
export const LISTS_A_PAGE = 25;

/** A page of an account's lists. */
export interface ListPage {
  readonly lists: readonly SavedListSummary[];
  /** The id that leads to older ones, or `null`. */
  readonly olderThan: string | null;
}

/** A list as it is stored; times in milliseconds since the epoch. */
interface ListRow {
  readonly id: string;
  readonly name: string;
  readonly product_id: string;
  readonly finish: string | null;
  readonly pieces: string;
  readonly openings: string | null;
  readonly piece_count: number;
  readonly opening_count: number;
  readonly created_at: number;
  readonly changed_at: number;
  readonly revision: number;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const finishOf = ({ finish }: Pick<ListRow, "finish">) => (finish === null ? {} : { finish });

function listOf(row: ListRow): SavedList {
  return {
    id: row.id,
    name: row.name,
    productId: row.product_id,
    ...finishOf(row),
    pieces: JSON.parse(row.pieces) as SavedList["pieces"],
    openings: row.openings === null ? null : (JSON.parse(row.openings) as SavedList["openings"]),
    createdAt: iso(row.created_at),
    changedAt: iso(row.changed_at),
    revision: row.revision,
  };
}

const summaryOf = (row: Omit<ListRow, "pieces" | "openings" | "revision">): SavedListSummary => ({
  id: row.id,
  name: row.name,
  productId: row.product_id,
  ...finishOf(row),
  createdAt: iso(row.created_at),
  changedAt: iso(row.changed_at),
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

async function rowOf(database: Database, customerId: string, id: string): Promise<ListRow | undefined> {
  return database.get<ListRow>("SELECT * FROM saved_list WHERE id = ? AND customer_id = ?", id, customerId);
}

/** An account's list by its id, or `null`, even if another account has it. */
export async function findList(database: Database, customerId: string, id: string): Promise<SavedList | null> {
  const row = await rowOf(database, customerId, id);
  return row ? listOf(row) : null;
}

/**
 * A page of an account's lists, newest first.
 *
 * @param before the id of the last list on the previous page; an unknown one begins at the newest
 */
export async function listLists(database: Database, customerId: string, before: string | null): Promise<ListPage> {
  const last = await database.get<{ position: number }>(
    "SELECT position FROM saved_list WHERE id = ? AND customer_id = ?",
    before,
    customerId,
  );
  const rows = await database.all<ListRow>(
    `SELECT id, name, product_id, finish, piece_count, opening_count, created_at, changed_at FROM saved_list
       WHERE customer_id = ? AND position < ? ORDER BY position DESC LIMIT ?`,
    customerId,
    last?.position ?? Number.MAX_SAFE_INTEGER,
    LISTS_A_PAGE + 1,
  );
  const lists = rows.slice(0, LISTS_A_PAGE).map(summaryOf);
  return { lists, olderThan: (rows.length > LISTS_A_PAGE && lists.at(-1)?.id) || null };
}

/**
 * Saves a list; a double click or a repeated try finds the existing one.
 *
 * @param list passes `ListContentSchema`
 * @param now in milliseconds since the epoch
 * @returns `null` when the account has reached its limit
 */
export async function saveList(
  database: Database,
  { customerId, list }: { readonly customerId: string; readonly list: ListContent },
  now: number,
): Promise<SavedList | null> {
  const columns = columnsOf(list);
  return inTransaction(database, async () => {
    const same = await database.get<ListRow>(
      `SELECT id FROM saved_list
         WHERE customer_id = ? AND name = ? AND product_id = ? AND finish IS NOT DISTINCT FROM ? AND pieces = ?
           AND openings IS NOT DISTINCT FROM ? LIMIT 1`,
      customerId,
      columns.name,
      columns.product_id,
      columns.finish,
      columns.pieces,
      columns.openings,
    );
    if (same) return findList(database, customerId, same.id);
    const { count } = await database.one<{ count: number }>(
      "SELECT count(*) AS count FROM saved_list WHERE customer_id = ?",
      customerId,
    );
    if (count >= MAX_LISTS) return null;
    const id = randomBytes(16).toString("hex");
    const row = { id, customer_id: customerId, ...columns, created_at: now, changed_at: now, revision: 1 };
    const names = Object.keys(row);
    await database.run(
      `INSERT INTO saved_list (${names.join(", ")}) VALUES (${placeholders(names)})`,
      ...Object.values(row),
    );
    return findList(database, customerId, id);
  });
}

/**
 * Changes a list, if its revision is the one that was read.
 *
 * @param now in milliseconds since the epoch
 * @throws RangeError when nothing would be left in it, or more than a list holds
 */
export async function changeList(
  database: Database,
  { customerId, id, change }: { readonly customerId: string; readonly id: string; readonly change: ListChange },
  now: number,
): Promise<SavedList | "unknown" | "changed"> {
  return inTransaction(database, async () => {
    const list = await findList(database, customerId, id);
    if (!list) return "unknown";
    const { revision, ...changed } = change;
    if (list.revision !== revision) return "changed";
    const next = { ...list, ...changed };
    if (!isKeepable(next)) throw new RangeError("a list needs a piece or an opening, and has a limit");
    const columns = columnsOf(next);
    const sets = Object.keys(columns).map((name) => `${name} = ?`);
    await database.run(
      `UPDATE saved_list SET ${sets.join(", ")}, changed_at = ?, revision = revision + 1 WHERE id = ?`,
      ...Object.values(columns),
      now,
      id,
    );
    return (await findList(database, customerId, id)) ?? "unknown";
  });
}

/** Removes an account's list; returns whether it existed. */
export async function removeList(database: Database, customerId: string, id: string): Promise<boolean> {
  return (
    (await database.get("DELETE FROM saved_list WHERE id = ? AND customer_id = ? RETURNING id", id, customerId)) !==
    undefined
  );
}
