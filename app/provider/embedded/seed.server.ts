import type { DoorStyle } from "~/domain/door-style";
import { inTransaction } from "./database.server";
import type { Database } from "./sqlite-driver.server";

const INSERT = `
  INSERT INTO product (
    handle, position, title, description, price_cents, construction, material, finish,
    thickness_sixteenths, frame_width_sixteenths, min_width_sixteenths, min_height_sixteenths, max_width_sixteenths,
    max_height_sixteenths, weight_hundredths_lb_per_sq_ft
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_IMAGE = "INSERT INTO product_image (handle, position, url, alt) VALUES (?, ?, ?, ?)";

/** Fills an empty catalogue with door styles; one that holds anything is left unchanged. */
export function seedCatalogue(database: Database, styles: readonly DoorStyle[]): void {
  inTransaction(database, () => {
    const { count } = database.prepare("SELECT count(*) AS count FROM product").get() as { count: number };
    if (count > 0) return;
    const insert = database.prepare(INSERT);
    const insertImage = database.prepare(INSERT_IMAGE);
    for (const [position, style] of styles.entries()) {
      insert.run(
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
      insertImage.run(style.handle, 0, `${picture}-front-800.webp`, `${style.title} door, front view: ${looks}`);
      insertImage.run(style.handle, 1, `${picture}-corner-640.webp`, `${style.title} door, one corner close by`);
    }
  });
}
