import type { Insertable } from "kysely";
import type { DoorStyle } from "~/catalog/door-style";
import { type Database, type Reader, ROWS_PER_BATCH, type Transaction, write } from "~/database/database.server";
import type { CatalogTables } from "~/database/schema/catalog-tables.server";

/** The names of what {@link seedCatalog} has added once; what the owner removes is not added again. */
const FINISHES = "finishes";
const FINISH_PICTURES = "finish pictures";
const SAMPLES = "samples";
const LEAD_DAYS = "lead days";
const STYLE_FACTS = "style facts";

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

const productOf = (style: DoorStyle, position: number): Insertable<CatalogTables["product"]> => ({
  handle: style.handle,
  position,
  title: style.title,
  description: style.description,
  price_cents: style.priceCents,
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
});

function imagesOf({ handle, title, construction, material, finish }: DoorStyle) {
  const picture = `/images/photographs/${handle}`;
  const looks = `${construction}, ${material}, ${finish}`.toLowerCase();
  return [
    { handle, position: 0, url: `${picture}-front-800.webp`, alt: `${title} door, front view: ${looks}` },
    { handle, position: 1, url: `${picture}-corner-640.webp`, alt: `${title} door, one corner close by` },
  ];
}

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

/** Whether this has not been added before; notes that it now has. */
async function isFirst(trx: Transaction, what: string): Promise<boolean> {
  if (await trx.selectFrom("seeded").select("what").where("what", "=", what).executeTakeFirst()) return false;
  await trx.insertInto("seeded").values({ what }).execute();
  return true;
}

/** The materials and finishes of the products, by their handles. */
async function productsIn(db: Reader) {
  const rows = await db.selectFrom("product").select(["handle", "material", "finish"]).execute();
  return new Map(rows.map((row) => [row.handle, row]));
}

async function seedStyles(trx: Transaction, styles: readonly DoorStyle[]): Promise<void> {
  if (await trx.selectFrom("product").select("handle").limit(1).executeTakeFirst()) return;
  await insertAll(trx, "product", styles.map(productOf));
  await insertAll(trx, "product_image", styles.flatMap(imagesOf));
}

/** Adds finishes to styles whose material and finish are unchanged, in a database that never had any. */
async function seedFinishes(trx: Transaction, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(trx, FINISHES))) return;
  const products = await productsIn(trx);
  const unchanged = styles.filter(({ handle, material, finish }) => {
    const product = products.get(handle);
    return product?.material === material && product.finish === finish;
  });
  await insertAll(trx, "product_finish", unchanged.flatMap(finishesOf));
}

/** Adds sample prices to styles whose material is unchanged, in a database that never had any. */
async function seedSamples(trx: Transaction, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(trx, SAMPLES))) return;
  const products = await productsIn(trx);
  const samples = styles.flatMap(({ handle, material, sampleDoor: sample }) => {
    if (!sample || products.get(handle)?.material !== material) return [];
    return [{ handle, price_cents: sample.priceCents, credited_over_cents: sample.creditedOverCents ?? null }];
  });
  await insertAll(trx, "product_sample", samples);
}

/** Adds lead times to styles whose material is unchanged, in a database that never had any. */
async function seedLeadDays(trx: Transaction, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(trx, LEAD_DAYS))) return;
  for (const { handle, material, leadDays } of styles) {
    await trx
      .updateTable("product")
      .set({ lead_days: leadDays })
      .where("handle", "=", handle)
      .where("material", "=", material)
      .where("lead_days", "is", null)
      .execute();
  }
}

/** Adds the workshop's facts to styles that are still built the same way, in a database that never had any. */
async function seedStyleFacts(trx: Transaction, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(trx, STYLE_FACTS))) return;
  for (const { handle, material, construction, thicknessSixteenths, workshop } of styles) {
    await trx
      .updateTable("product")
      .set({ workshop: JSON.stringify(workshop) })
      .where("handle", "=", handle)
      .where("material", "=", material)
      .where("construction", "=", construction)
      .where("thickness_sixteenths", "=", thicknessSixteenths)
      .where("workshop", "is", null)
      .execute();
  }
}

/** Adds pictures to finishes with their original color and no picture, in a database that is older than the pictures. */
async function seedFinishPictures(trx: Transaction, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(trx, FINISH_PICTURES))) return;
  const bare = await trx
    .selectFrom("product_finish")
    .select(["handle", "name", "swatch_color"])
    .where("swatch_url", "is", null)
    .where("image_url", "is", null)
    .execute();
  const first = new Map(styles.flatMap(finishesOf).map((finish) => [`${finish.handle} ${finish.name}`, finish]));
  for (const { handle, name, swatch_color } of bare) {
    const finish = first.get(`${handle} ${name}`);
    if (finish?.swatch_color !== swatch_color) continue;
    const { swatch_url, image_url, image_alt } = finish;
    await trx
      .updateTable("product_finish")
      .set({ swatch_url, image_url, image_alt })
      .where("handle", "=", handle)
      .where("name", "=", name)
      .execute();
  }
}

/** Fills an empty catalog with door styles; to any other, adds only what it never had. */
export function seedCatalog(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  return write(database, async (trx) => {
    await seedStyles(trx, styles);
    await seedFinishes(trx, styles);
    await seedFinishPictures(trx, styles);
    await seedSamples(trx, styles);
    await seedLeadDays(trx, styles);
    await seedStyleFacts(trx, styles);
  });
}
