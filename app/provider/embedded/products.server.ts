import type { Selectable } from "kysely";
import { PRODUCT_ID_PREFIX } from "~/catalog/product";
import type { Reader } from "~/database/database.server";
import type { Schema } from "~/database/schema/schema.server";
import type { WireFinish } from "../contract/finishes.server";
import type { WireProduct } from "../contract/products.server";
import type { WireSampleDoor } from "../contract/sample-door.server";
import { finishesOf, finishesOfAll } from "./product-finishes.server";
import { sampleOf, samplesOfAll } from "./product-samples.server";
import { wirePrice } from "./wire-price.server";

type ProductRow = Selectable<Schema["product"]>;

type ImageRow = Selectable<Schema["product_image"]>;

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
export async function listProducts(db: Reader): Promise<{ node: WireProduct }[]> {
  const rows = await db.selectFrom("product").selectAll().orderBy("position").execute();
  const images = await db.selectFrom("product_image").selectAll().orderBy("position").execute();
  const finishes = await finishesOfAll(db);
  const imagesOf = new Map<string, ImageRow[]>();
  for (const image of images) imagesOf.set(image.handle, [...(imagesOf.get(image.handle) ?? []), image]);
  const samples = await samplesOfAll(db);
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
export async function findProduct(db: Reader, id: string): Promise<WireProduct | null> {
  const row = await db.selectFrom("product").selectAll().where("handle", "=", id).executeTakeFirst();
  if (row?.handle !== id) return null;
  const images = db.selectFrom("product_image").selectAll().where("handle", "=", id).orderBy("position");
  return toWire(row, {
    images: await images.execute(),
    finishes: await finishesOf(db, id),
    sampleDoor: await sampleOf(db, id),
  });
}
