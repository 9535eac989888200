import type { Selectable } from "kysely";
import type { Reader } from "~/database/database.server";
import type { Schema } from "~/database/schema/schema.server";
import type { WireSampleDoor } from "../contract/sample-door.server";
import { wirePrice } from "./wire-price.server";

type SampleRow = Selectable<Schema["product_sample"]>;

const toWire = ({ price_cents, credited_over_cents: over }: SampleRow): WireSampleDoor => ({
  price: wirePrice(price_cents),
  ...(over !== null && { creditedOver: wirePrice(over) }),
});

/** The price of a style's sample, or `null` if none is sold. */
export async function sampleOf(db: Reader, handle: string): Promise<WireSampleDoor | null> {
  const row = await db.selectFrom("product_sample").selectAll().where("handle", "=", handle).executeTakeFirst();
  return row ? toWire(row) : null;
}

/** The prices of all samples sold, by the handle of their style. */
export async function samplesOfAll(db: Reader): Promise<ReadonlyMap<string, WireSampleDoor>> {
  const rows = await db.selectFrom("product_sample").selectAll().execute();
  return new Map(rows.map((row) => [row.handle, toWire(row)]));
}
