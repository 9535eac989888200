import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { type Reader, ROWS_PER_BATCH, type Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import type { CartItem } from "~/configurator/lines/cart";
import { CODE_BYTES, codeOf } from "./passport-code";
import { contentOf, type PiecePlace, placesOf, rowKey, singleLine } from "./passport-piece";

type PassportRow = Selectable<Schema["passport"]>;

interface Wanted extends PiecePlace {
  readonly content: string;
  readonly location: string;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** What a passport stores of a piece to recognize it: a hash of what it is, without where it goes. */
export const contentHashOf = (piece: CartItem): string => hashOf(contentOf(piece));

export async function orderedLines(db: Reader, orderId: number): Promise<readonly CartItem[]> {
  const lines = db.selectFrom("order_line").select("line").where("order_id", "=", orderId);
  return (await lines.orderBy("position").execute()).map(({ line }) => JSON.parse(line) as CartItem);
}

function wantedOf(lines: readonly CartItem[]): readonly Wanted[] {
  const hashes = new Map<string, string>();
  const hash = (text: string) => {
    const known = hashes.get(text) ?? hashOf(text);
    hashes.set(text, known);
    return known;
  };
  return placesOf(lines).flatMap((place) => {
    const item = lines[place.line];
    const piece = singleLine(item, place);
    const location = item?.[place.list][place.row]?.location ?? "";
    return piece ? [{ ...place, content: hash(contentOf(piece)), location: hash(location) }] : [];
  });
}

const placeKey = (piece: PiecePlace) => `${rowKey(piece)} ${piece.nth}`;

/**
 * How a piece is found among those with a code: it is what it was, where it was; or it moved to another row; or only
 * its location was renamed.
 */
const LIKENESSES: readonly ((piece: Wanted) => string)[] = [
  (piece) => `${piece.content} ${piece.location} ${placeKey(piece)}`,
  (piece) => `${piece.content} ${piece.location}`,
  (piece) => piece.content,
];

/** Which codes the pieces keep; a code that was withdrawn is used again if its piece is back. */
function matched(wanted: readonly Wanted[], rows: readonly PassportRow[]): ReadonlyMap<Wanted, PassportRow> {
  const found = new Map<Wanted, PassportRow>();
  const used = new Set<PassportRow>();
  const active = rows.filter((row) => row.withdrawn_at === null);
  for (const pool of [active, rows]) {
    for (const like of LIKENESSES) {
      const free = new Map<string, PassportRow[]>();
      for (const row of pool) {
        if (used.has(row)) continue;
        const alike = free.get(like(row)) ?? [];
        free.set(like(row), alike);
        alike.push(row);
      }
      for (const piece of wanted) {
        const row = found.has(piece) ? undefined : free.get(like(piece))?.shift();
        if (!row) continue;
        found.set(piece, row);
        used.add(row);
      }
    }
  }
  return found;
}

const isAt = (row: PassportRow, piece: Wanted) =>
  placeKey(row) === placeKey(piece) && row.location === piece.location && row.withdrawn_at === null;

async function addPassports(trx: Transaction, orderId: number, pieces: readonly Wanted[], now: EpochMs): Promise<void> {
  const added = pieces.map((piece) => ({
    ...piece,
    code: codeOf(randomBytes(CODE_BYTES)),
    order_id: orderId,
    made_at: now,
    closed_at: null,
    withdrawn_at: null,
  }));
  for (let from = 0; from < added.length; from += ROWS_PER_BATCH) {
    await trx
      .insertInto("passport")
      .values(added.slice(from, from + ROWS_PER_BATCH))
      .execute();
  }
}

interface Plan {
  readonly gone: readonly number[];
  readonly moved: readonly (readonly [Wanted, PassportRow])[];
  readonly missing: readonly Wanted[];
}

async function planFor(db: Reader, orderId: number): Promise<Plan> {
  const wanted = wantedOf(await orderedLines(db, orderId));
  const rows = await db.selectFrom("passport").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
  const found = matched(wanted, rows);
  const kept = new Set(found.values());
  return {
    gone: rows.filter((row) => row.withdrawn_at === null && !kept.has(row)).map(({ id }) => id),
    moved: [...found].filter(([piece, row]) => !isAt(row, piece)),
    missing: wanted.filter((piece) => !found.has(piece)),
  };
}

/** Whether {@link makePassports} would change anything. */
export async function lacksPassports(db: Reader, orderId: number): Promise<boolean> {
  const { gone, moved, missing } = await planFor(db, orderId);
  return gone.length + moved.length + missing.length > 0;
}

/**
 * Gives every piece of an order a passport. After a change of the order's lines, the pieces that it still has keep
 * their codes, and the codes of the others are withdrawn.
 */
export async function makePassports(trx: Transaction, orderId: number, now: EpochMs): Promise<void> {
  const { gone, moved, missing } = await planFor(trx, orderId);
  for (let from = 0; from < gone.length; from += ROWS_PER_BATCH) {
    const some = gone.slice(from, from + ROWS_PER_BATCH);
    await trx.updateTable("passport").set({ withdrawn_at: now }).where("id", "in", some).execute();
  }
  for (const [{ line, list, row, nth, location }, { id }] of moved) {
    const place = { line, list, row, nth, location, withdrawn_at: null };
    await trx.updateTable("passport").set(place).where("id", "=", id).execute();
  }
  await addPassports(trx, orderId, missing, now);
}

/** Brings the passports of an order up to date after its lines have changed; an order that has none still has none. */
export async function renewPassports(trx: Transaction, orderId: number, now: EpochMs): Promise<void> {
  const any = trx.selectFrom("passport").select("id").where("order_id", "=", orderId).limit(1);
  if (await any.executeTakeFirst()) await makePassports(trx, orderId, now);
}
