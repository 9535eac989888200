import { PRODUCT_ID_PREFIX } from "~/catalog/product";
import type { Database } from "~/database/database.server";
import type { WireFinish } from "../contract/finishes.server";
import type { WireProduct } from "../contract/products.server";
import type { WireSampleDoor } from "../contract/sample-door.server";
import { finishesOf, finishesOfAll } from "./product-finishes.server";
import { sampleOf, samplesOfAll } from "./product-samples.server";
import { wirePrice } from "./wire-price.server";

interface ProductRow {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly price_cents: number;
  readonly construction: string;
  readonly material: string;
  readonly finish: string;
  readonly thickness_sixteenths: number;
  readonly frame_width_sixteenths: number | null;
  readonly min_width_sixteenths: number;
  readonly min_height_sixteenths: number;
  readonly max_width_sixteenths: number;
  readonly max_height_sixteenths: number;
  readonly weight_hundredths_lb_per_sq_ft: number;
  readonly lead_days: number | null;
  /** JSON. */
  readonly workshop: string | null;
}

interface ImageRow {
  readonly handle: string;
  readonly url: string;
  readonly alt: string | null;
}

interface ProductParts {
  readonly images: readonly ImageRow[];
  readonly finishes: readonly WireFinish[];
  readonly sampleDoor: WireSampleDoor | null;
}

function toWire(row: ProductRow, { images, finishes, sampleDoor }: ProductParts): WireProduct {
  return {
    id: `${PRODUCT_ID_PREFIX}${row.handle}`,
    title: row.title,
    description: row.description,
    images: { edges: images.map(({ url, alt: altText }) => ({ node: { url, altText } })) },
    priceRange: { minVariantPrice: wirePrice(row.price_cents) },
    specification: {
      construction: row.construction,
      material: row.material,
      finish: row.finish,
      thicknessSixteenths: row.thickness_sixteenths,
      frameWidthSixteenths: row.frame_width_sixteenths,
      minWidthSixteenths: row.min_width_sixteenths,
      minHeightSixteenths: row.min_height_sixteenths,
      maxWidthSixteenths: row.max_width_sixteenths,
      maxHeightSixteenths: row.max_height_sixteenths,
      weightHundredthsLbPerSqFt: row.weight_hundredths_lb_per_sq_ft,
      ...(row.lead_days !== null && { leadDays: row.lead_days }),
      ...(row.workshop !== null && { workshop: JSON.parse(row.workshop) }),
    },
    ...(finishes.length > 0 && { finishes: [...finishes] }),
    ...(sampleDoor && { sampleDoor }),
  };
}

/** The catalog in the shop's display order, as the contract's items. */
export async function listProducts(database: Database): Promise<{ node: WireProduct }[]> {
  const rows = await database.all<ProductRow>("SELECT * FROM product ORDER BY position");
  const images = await database.all<ImageRow>("SELECT handle, url, alt FROM product_image ORDER BY position");
  const finishes = await finishesOfAll(database);
  const imagesOf = new Map<string, ImageRow[]>();
  for (const image of images) imagesOf.set(image.handle, [...(imagesOf.get(image.handle) ?? []), image]);
  const samples = await samplesOfAll(database);
  return rows.map((row) => {
    const parts = {
      images: imagesOf.get(row.handle) ?? [],
      finishes: finishes.get(row.handle) ?? [],
      sampleDoor: samples.get(row.handle) ?? null,
    };
    return { node: toWire(row, parts) };
  });
}

/**
 * One product by its route id, or `null`. The id is compared here too because the driver cuts a bound text at its first
 * NUL.
 */
export async function findProduct(database: Database, id: string): Promise<WireProduct | null> {
  const row = await database.get<ProductRow>("SELECT * FROM product WHERE handle = ?", id);
  if (row?.handle !== id) return null;
  const sql = "SELECT handle, url, alt FROM product_image WHERE handle = ? ORDER BY position";
  return toWire(row, {
    images: await database.all<ImageRow>(sql, id),
    finishes: await finishesOf(database, id),
    sampleDoor: await sampleOf(database, id),
  });
}
