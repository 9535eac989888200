import type { Database } from "~/database/database.server";
import type { WireSampleDoor } from "../contract/sample-door.server";
import { wirePrice } from "./wire-price.server";

interface SampleRow {
  readonly handle: string;
  readonly price_cents: number;
  readonly credited_over_cents: number | null;
}

const SELECT = "SELECT handle, price_cents, credited_over_cents FROM product_sample";

const toWire = ({ price_cents, credited_over_cents: over }: SampleRow): WireSampleDoor => ({
  price: wirePrice(price_cents),
  ...(over !== null && { creditedOver: wirePrice(over) }),
});

/** The price of a style's sample, or `null` if none is sold. */
export async function sampleOf(database: Database, handle: string): Promise<WireSampleDoor | null> {
  const row = await database.get<SampleRow>(`${SELECT} WHERE handle = ?`, handle);
  return row ? toWire(row) : null;
}

/** The prices of all samples sold, by the handle of their style. */
export async function samplesOfAll(database: Database): Promise<ReadonlyMap<string, WireSampleDoor>> {
  const rows = await database.all<SampleRow>(SELECT);
  return new Map(rows.map((row) => [row.handle, toWire(row)]));
}
