import type { DoorStyle } from "~/catalog/door-style";
import { type Database, inTransaction } from "~/database/database.server";

const INSERT = `
  INSERT INTO product (
    handle, position, title, description, price_cents, construction, material, finish,
    thickness_sixteenths, frame_width_sixteenths, min_width_sixteenths, min_height_sixteenths, max_width_sixteenths,
    max_height_sixteenths, weight_hundredths_lb_per_sq_ft
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_IMAGE = "INSERT INTO product_image (handle, position, url, alt) VALUES (?, ?, ?, ?)";

const INSERT_FINISH = `
  INSERT INTO product_finish (handle, position, name, kind, added_cents, swatch_color, swatch_url, image_url, image_alt)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_SAMPLE = "INSERT INTO product_sample (handle, price_cents, credited_over_cents) VALUES (?, ?, ?)";

/** Adds pictures to a finish that still has its original color and no picture. */
const ADD_PICTURES = `
  UPDATE product_finish SET swatch_url = ?, image_url = ?, image_alt = ?
  WHERE handle = ? AND name = ? AND swatch_color = ? AND swatch_url IS NULL AND image_url IS NULL`;

/** The names of what {@link seedCatalogue} has added once; what the owner removes is not added again. */
const FINISHES = "finishes";
const FINISH_PICTURES = "finish pictures";
const SAMPLES = "samples";
const LEAD_DAYS = "lead days";
const STYLE_FACTS = "style facts";

async function seedStyle(database: Database, style: DoorStyle, position: number): Promise<void> {
  await database.run(
    INSERT,
    style.handle,
    position,
    style.title,
    style.description,
    style.priceCents,
    style.construction,
    style.material,
    style.finish,
    style.thicknessSixteenths,
    style.frameWidthSixteenths,
    style.minWidthSixteenths,
    style.minHeightSixteenths,
    style.maxWidthSixteenths,
    style.maxHeightSixteenths,
    style.weightHundredthsLbPerSqFt,
  );
  const looks = `${style.construction}, ${style.material}, ${style.finish}`.toLowerCase();
  const picture = `/images/photographs/${style.handle}`;
  const images = [
    [`${picture}-front-800.webp`, `${style.title} door, front view: ${looks}`],
    [`${picture}-corner-640.webp`, `${style.title} door, one corner close by`],
  ] as const;
  for (const [at, [url, alt]] of images.entries()) await database.run(INSERT_IMAGE, style.handle, at, url, alt);
}

/** Whether this has not been added before; notes that it now has. */
async function isFirst(database: Database, what: string): Promise<boolean> {
  if (await database.get("SELECT 1 FROM seeded WHERE what = ?", what)) return false;
  await database.run("INSERT INTO seeded (what) VALUES (?)", what);
  return true;
}

/** Adds finishes to styles whose material and finish are unchanged, in a database that never had any. */
async function seedFinishes(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(database, FINISHES))) return;
  for (const { handle, material, finish, finishes } of styles) {
    const isSame = "SELECT 1 FROM product WHERE handle = ? AND material = ? AND finish = ?";
    if (!(await database.get(isSame, handle, material, finish))) continue;
    for (const [at, { name, kind, addedCents, swatch, swatchPicture, image }] of finishes.entries()) {
      const pictures = [swatchPicture, image?.url ?? null, image?.alt ?? null];
      await database.run(INSERT_FINISH, handle, at, name, kind, addedCents, swatch, ...pictures);
    }
  }
}

/** Adds sample prices to styles whose material is unchanged, in a database that never had any. */
async function seedSamples(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(database, SAMPLES))) return;
  for (const { handle, material, sampleDoor } of styles) {
    const isSame = "SELECT 1 FROM product WHERE handle = ? AND material = ?";
    if (!sampleDoor || !(await database.get(isSame, handle, material))) continue;
    await database.run(INSERT_SAMPLE, handle, sampleDoor.priceCents, sampleDoor.creditedOverCents ?? null);
  }
}

/** Adds lead times to styles whose material is unchanged, in a database that never had any. */
async function seedLeadDays(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(database, LEAD_DAYS))) return;
  const set = "UPDATE product SET lead_days = ? WHERE handle = ? AND material = ? AND lead_days IS NULL";
  for (const { handle, material, leadDays } of styles) await database.run(set, leadDays, handle, material);
}

/** Adds the workshop's facts to styles that are still built the same way, in a database that never had any. */
async function seedStyleFacts(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(database, STYLE_FACTS))) return;
  const set = `UPDATE product SET workshop = ?
    WHERE handle = ? AND material = ? AND construction = ? AND thickness_sixteenths = ? AND workshop IS NULL`;
  for (const { handle, material, construction, thicknessSixteenths, workshop } of styles)
    await database.run(set, JSON.stringify(workshop), handle, material, construction, thicknessSixteenths);
}

/** Adds pictures to finishes, in a database whose finishes are older than the pictures. */
async function seedFinishPictures(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(database, FINISH_PICTURES))) return;
  for (const { handle, finishes } of styles) {
    for (const { name, swatch, swatchPicture, image } of finishes) {
      await database.run(ADD_PICTURES, swatchPicture, image?.url ?? null, image?.alt ?? null, handle, name, swatch);
    }
  }
}

/** Fills an empty catalog with door styles; to any other, adds only what it never had. */
export async function seedCatalogue(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  await inTransaction(database, async () => {
    const { count } = await database.one<{ count: number }>("SELECT count(*) AS count FROM product");
    if (count === 0) for (const [position, style] of styles.entries()) await seedStyle(database, style, position);
    await seedFinishes(database, styles);
    await seedFinishPictures(database, styles);
    await seedSamples(database, styles);
    await seedLeadDays(database, styles);
    await seedStyleFacts(database, styles);
  });
}
