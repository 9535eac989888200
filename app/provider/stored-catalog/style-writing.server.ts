import { isDeepStrictEqual } from "node:util";
import type { Insertable } from "kysely";
import { ROWS_PER_BATCH, type Transaction } from "~/base/database/database.server";
import type { CatalogTables } from "~/base/database/schema/catalog-tables.server";
import type { DoorStyle } from "~/trade/catalog/door-style";

type ProductRow = Omit<Insertable<CatalogTables["product"]>, "position">;

const rowOf = (style: DoorStyle): ProductRow => ({
  handle: style.handle,
  state: style.state,
  title: style.title,
  description: style.description,
  care: style.care,
  price_cents: style.priceCents,
  next_price_cents: style.nextPrice?.cents ?? null,
  next_price_from: style.nextPrice?.from ?? null,
  construction: style.construction,
  material: style.material,
  finish: style.finish,
  thickness_sixteenths: style.thicknessSixteenths,
  frame_width_sixteenths: style.frameWidthSixteenths,
  min_width_sixteenths: style.minWidthSixteenths,
  min_height_sixteenths: style.minHeightSixteenths,
  max_width_sixteenths: style.maxWidthSixteenths,
  max_height_sixteenths: style.maxHeightSixteenths,
  weight_hundredths_lb_per_sq_ft: style.weightHundredthsLbPerSqFt,
  lead_days: style.leadDays,
  workshop: JSON.stringify(style.workshop),
});

const imagesOf = ({ handle, images }: DoorStyle) =>
  images.map(({ url, alt }, position) => ({ handle, position, url, alt }));

const finishesOf = ({ handle, finishes }: DoorStyle) =>
  finishes.map(({ name, kind, addedCents, swatch, swatchPicture, image }, position) => ({
    handle,
    position,
    name,
    kind,
    added_cents: addedCents,
    swatch_color: swatch,
    swatch_url: swatchPicture,
    image_url: image?.url ?? null,
    image_alt: image?.alt ?? null,
  }));

const samplesOf = ({ handle, sampleDoor: sample }: DoorStyle) =>
  sample ? [{ handle, price_cents: sample.priceCents, credited_over_cents: sample.creditedOverCents ?? null }] : [];

/** Inserts rows in portions: the number of values in a statement is limited. */
async function insertAll<Table extends keyof CatalogTables>(
  trx: Transaction,
  table: Table,
  rows: readonly Insertable<CatalogTables[Table]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_BATCH) {
    await trx
      .insertInto(table as keyof CatalogTables)
      .values(rows.slice(at, at + ROWS_PER_BATCH))
      .execute();
  }
}

export async function addStyles(trx: Transaction, styles: readonly DoorStyle[]): Promise<void> {
  const { last } = await trx
    .selectFrom("product")
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  const first = (last ?? -1) + 1;
  await insertAll(
    trx,
    "product",
    styles.map((style, index) => ({ ...rowOf(style), position: first + index })),
  );
  await insertAll(trx, "product_image", styles.flatMap(imagesOf));
  await insertAll(trx, "product_finish", styles.flatMap(finishesOf));
  await insertAll(trx, "product_sample", styles.flatMap(samplesOf));
}

/** Replaces a style, at its place; writes only the tables in which it differs. */
export async function replaceStyle(trx: Transaction, before: DoorStyle, style: DoorStyle): Promise<void> {
  const { handle } = before;
  await trx.updateTable("product").set(rowOf(style)).where("handle", "=", handle).execute();
  if (!isDeepStrictEqual(before.images, style.images)) {
    await trx.deleteFrom("product_image").where("handle", "=", handle).execute();
    await insertAll(trx, "product_image", imagesOf(style));
  }
  if (!isDeepStrictEqual(before.finishes, style.finishes)) {
    await trx.deleteFrom("product_finish").where("handle", "=", handle).execute();
    await insertAll(trx, "product_finish", finishesOf(style));
  }
  if (!isDeepStrictEqual(before.sampleDoor, style.sampleDoor)) {
    await trx.deleteFrom("product_sample").where("handle", "=", handle).execute();
    await insertAll(trx, "product_sample", samplesOf(style));
  }
}

export async function removeStyle(trx: Transaction, handle: string): Promise<void> {
  await trx.deleteFrom("product").where("handle", "=", handle).execute();
}
