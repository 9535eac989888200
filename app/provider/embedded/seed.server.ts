import type { DoorStyle } from "~/domain/door-style";
import { type Database, inTransaction } from "./database.server";

const INSERT = `
  INSERT INTO product (
    handle, position, title, description, price_cents, construction, material, finish,
    thickness_sixteenths, frame_width_sixteenths, min_width_sixteenths, min_height_sixteenths, max_width_sixteenths,
    max_height_sixteenths, weight_hundredths_lb_per_sq_ft
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_IMAGE = "INSERT INTO product_image (handle, position, url, alt) VALUES (?, ?, ?, ?)";

const INSERT_FINISH = `
  INSERT INTO product_finish (handle, position, name, kind, swatch_color, added_cents) VALUES (?, ?, ?, ?, ?, ?)`;

const INSERT_SAMPLE = "INSERT INTO product_sample (handle, price_cents, credited_over_cents) VALUES (?, ?, ?)";

/** What {@link seedCatalogue} notes once the finishes were there, and once the samples were. */
const FINISHES = "finishes";
const SAMPLES = "samples";

/** Notes that something was brought; whether it never was before. */
async function isFirst(database: Database, what: string): Promise<boolean> {
  if (await database.get("SELECT 1 FROM seeded WHERE what = ?", what)) return false;
  await database.run("INSERT INTO seeded (what) VALUES (?)", what);
  return true;
}

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

/** The finishes of the styles that are still sold as they were described, in a database that never had any. */
async function seedFinishes(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(database, FINISHES))) return;
  for (const { handle, material, finish, finishes } of styles) {
    const isSame = "SELECT 1 FROM product WHERE handle = ? AND material = ? AND finish = ?";
    if (!(await database.get(isSame, handle, material, finish))) continue;
    for (const [at, { name, kind, swatch, addedCents }] of finishes.entries()) {
      await database.run(INSERT_FINISH, handle, at, name, kind, swatch, addedCents);
    }
  }
}

/** The prices of samples of the styles that are still made of the same material, in a database that never had any. */
async function seedSamples(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  if (!(await isFirst(database, SAMPLES))) return;
  for (const { handle, material, sampleDoor } of styles) {
    const isSame = "SELECT 1 FROM product WHERE handle = ? AND material = ?";
    if (!sampleDoor || !(await database.get(isSame, handle, material))) continue;
    await database.run(INSERT_SAMPLE, handle, sampleDoor.priceCents, sampleDoor.creditedOverCents ?? null);
  }
}

/**
 * Fills an empty catalogue with door styles; one that holds anything is left unchanged, but for finishes and samples it
 * never had.
 */
export async function seedCatalogue(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  await inTransaction(database, async () => {
    const { count } = await database.one<{ count: number }>("SELECT count(*) AS count FROM product");
    if (count === 0) for (const [position, style] of styles.entries()) await seedStyle(database, style, position);
    await seedFinishes(database, styles);
    await seedSamples(database, styles);
  });
}
