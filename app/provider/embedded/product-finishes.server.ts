import type { Selectable } from "kysely";
import type { Reader } from "~/database/database.server";
import type { Schema } from "~/database/schema/schema.server";
import type { WireFinish } from "../contract/finishes.server";
import { wirePrice } from "./wire-price.server";

const toWire = (row: Selectable<Schema["product_finish"]>): WireFinish => ({
  name: row.name,
  kind: row.kind,
  swatch: { color: row.swatch_color, image: row.swatch_url === null ? null : { url: row.swatch_url } },
  pricePerSqFtAdded: wirePrice(row.added_cents),
  image: row.image_url === null ? null : { url: row.image_url, altText: row.image_alt },
});

/** The finishes of one style, its standard finish first. */
export async function finishesOf(db: Reader, handle: string): Promise<WireFinish[]> {
  const finishes = db.selectFrom("product_finish").selectAll().where("handle", "=", handle);
  const rows = await finishes.orderBy("position").execute();
  return rows.map(toWire);
}

/** The finishes of each style that has any, by its handle. */
export async function finishesOfAll(db: Reader): Promise<ReadonlyMap<string, readonly WireFinish[]>> {
  const finishes = new Map<string, WireFinish[]>();
  const rows = await db.selectFrom("product_finish").selectAll().orderBy("handle").orderBy("position").execute();
  for (const row of rows) {
    finishes.set(row.handle, [...(finishes.get(row.handle) ?? []), toWire(row)]);
  }
  return finishes;
}
