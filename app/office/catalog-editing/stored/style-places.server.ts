import { type Database, type Reader, write } from "~/base/database/database.server";
import type { CalendarDay } from "~/base/time/time";
import type { StylePicture } from "~/trade/catalog/door-style";
import type { ListedStyle } from "../catalog-list";
import { noteEdit, type Saving } from "./style-versions.server";

/** All styles in the shop's order, with what the list shows of them; prices that have begun are in effect. */
export async function listStyles(db: Reader, today: CalendarDay): Promise<ListedStyle[]> {
  const rows = await db
    .selectFrom("product")
    .select(["handle", "state", "title", "construction", "material", "price_cents"])
    .select(["next_price_cents", "next_price_from"])
    .orderBy("position")
    .execute();
  return rows.map((row) => {
    const { next_price_cents: cents, next_price_from: from } = row;
    const next = cents === null || from === null ? null : { cents, from };
    const hasBegun = next !== null && next.from <= today;
    // Each property by name: spreading the rest of a row takes longer than reading it, with thousands of styles.
    return {
      handle: row.handle,
      state: row.state,
      title: row.title,
      construction: row.construction,
      material: row.material,
      priceCents: hasBegun ? next.cents : row.price_cents,
      nextPrice: hasBegun ? null : next,
    };
  });
}

export async function firstPictures(
  db: Reader,
  handles: readonly string[],
): Promise<ReadonlyMap<string, StylePicture>> {
  if (handles.length === 0) return new Map();
  const rows = await db
    .selectFrom("product_image")
    .select(["handle", "url", "alt"])
    .where("handle", "in", handles)
    .orderBy("position", "desc")
    .execute();
  return new Map(rows.map(({ handle, url, alt }) => [handle, { url, alt }]));
}

export async function finishCounts(db: Reader, handles: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (handles.length === 0) return new Map();
  const rows = await db
    .selectFrom("product_finish")
    .select(["handle", ({ fn }) => fn.countAll<number>().as("count")])
    .where("handle", "in", handles)
    .groupBy("handle")
    .execute();
  return new Map(rows.map(({ handle, count }) => [handle, Number(count)]));
}

/** A position that no style has, for the one that is being moved. */
const ASIDE = -1;

/** Moves a style to the place of another one, which makes room; does nothing if either is gone. */
export function moveStyle(
  database: Database,
  handle: string,
  to: string,
  saving: Omit<Saving, "today">,
): Promise<void> {
  return write(database, async (trx) => {
    const placeOf = async (one: string) => {
      const row = await trx.selectFrom("product").select("position").where("handle", "=", one).executeTakeFirst();
      return row?.position;
    };
    const [from, place] = [await placeOf(handle), await placeOf(to)];
    if (from === undefined || place === undefined || from === place) return;
    const [low, high, step] = place < from ? [place, from - 1, 1] : [from + 1, place, -1];
    const put = (position: number) =>
      trx.updateTable("product").set({ position }).where("handle", "=", handle).execute();
    await put(ASIDE);
    // Positions are unique after each row, so that the others go by way of negative ones.
    await trx
      .updateTable("product")
      .set(({ eb, neg, ref }) => ({ position: eb(neg(ref("position")), "-", 2) }))
      .where("position", ">=", low)
      .where("position", "<=", high)
      .execute();
    await trx
      .updateTable("product")
      .set(({ eb, neg, ref }) => ({ position: eb(neg(ref("position")), "-", 2 - step) }))
      .where("position", "<", ASIDE)
      .execute();
    await put(place);
    await noteEdit(trx, saving);
  });
}
