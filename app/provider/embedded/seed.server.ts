import type { DoorStyle } from "~/domain/door-style";
import { type Database, inTransaction } from "./database.server";

const INSERT = `
  INSERT INTO product (
    handle, position, title, description, price_cents, construction, material, finish,
    thickness_sixteenths, frame_width_sixteenths, min_width_sixteenths, min_height_sixteenths, max_width_sixteenths,
    max_height_sixteenths, weight_hundredths_lb_per_sq_ft
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_IMAGE = "INSERT INTO product_image (handle, position, url, alt) VALUES (?, ?, ?, ?)";

/** Fills an empty catalogue with door styles; one that holds anything is left unchanged. */
export async function seedCatalogue(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  await inTransaction(database, async () => {
    const { count } = await database.one<{ count: number }>("SELECT count(*) AS count FROM product");
    if (count > 0) return;
    for (const [position, style] of styles.entries()) {
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
      await database.run(
        INSERT_IMAGE,
        style.handle,
        0,
        `${picture}-front-800.webp`,
        `${style.title} door, front view: ${looks}`,
      );
      await database.run(
        INSERT_IMAGE,
        style.handle,
        1,
        `${picture}-corner-640.webp`,
        `${style.title} door, one corner close by`,
      );
    }
  });
}
