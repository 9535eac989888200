import type { Database } from "~/database/database.server";
import type { WireFinish } from "../contract/finishes.server";
import { wirePrice } from "./wire-price.server";

interface FinishRow {
  readonly handle: string;
  readonly name: string;
  readonly kind: WireFinish["kind"];
  readonly swatch_color: string | null;
  readonly swatch_url: string | null;
  readonly added_cents: number;
  readonly image_url: string | null;
  readonly image_alt: string | null;
}

const SELECT =
  "SELECT handle, name, kind, swatch_color, swatch_url, added_cents, image_url, image_alt FROM product_finish";

const toWire = (row: FinishRow): WireFinish => ({
  name: row.name,
  kind: row.kind,
  swatch: { color: row.swatch_color, image: row.swatch_url === null ? null : { url: row.swatch_url } },
  pricePerSqFtAdded: wirePrice(row.added_cents),
  image: row.image_url === null ? null : { url: row.image_url, altText: row.image_alt },
});

/** The finishes of one style, its standard finish first. */
export async function finishesOf(database: Database, handle: string): Promise<WireFinish[]> {
  const rows = await database.all<FinishRow>(`${SELECT} WHERE handle = ? ORDER BY position`, handle);
  return rows.map(toWire);
}

/** The finishes of each style that has any, by its handle. */
export async function finishesOfAll(database: Database): Promise<ReadonlyMap<string, readonly WireFinish[]>> {
  const finishes = new Map<string, WireFinish[]>();
  for (const row of await database.all<FinishRow>(`${SELECT} ORDER BY handle, position`)) {
    finishes.set(row.handle, [...(finishes.get(row.handle) ?? []), toWire(row)]);
  }
  return finishes;
}
