import { type Database, type Reader, write } from "~/base/database/database.server";
import type { CalendarDay } from "~/base/time/time";
import type { WireProduct } from "~/provider/contract/products.server";
import { addStyles } from "~/provider/stored-catalog/style-writing.server";
import { readStyle, readStyles } from "~/provider/stored-catalog/styles.server";
import type { DoorFinish, DoorStyle } from "~/trade/catalog/door-style";
import { PRODUCT_ID_PREFIX } from "~/trade/catalog/product";
import { type Cents, formatAmount } from "~/trade/measure/money";
import type { WireFinish } from "../contract/product-parts.server";

const wireFinish = ({ name, kind, addedCents, swatch, swatchPicture, image }: DoorFinish): WireFinish => ({
  name,
  kind,
  swatch: { color: swatch, image: swatchPicture === null ? null : { url: swatchPicture } },
  pricePerSqFtAdded: wirePrice(addedCents),
  image: image && { url: image.url, altText: image.alt },
});

function toWire(style: DoorStyle): WireProduct {
  const { images, finishes, sampleDoor: sample, workshop } = style;
  return {
    id: `${PRODUCT_ID_PREFIX}${style.handle}`,
    title: style.title,
    description: style.description,
    images: { edges: images.map(({ url, alt: altText }) => ({ node: { url, altText } })) },
    priceRange: { minVariantPrice: wirePrice(style.priceCents) },
    specification: {
      construction: style.construction,
      material: style.material,
      finish: style.finish,
      thicknessSixteenths: style.thicknessSixteenths,
      frameWidthSixteenths: style.frameWidthSixteenths,
      minWidthSixteenths: style.minWidthSixteenths,
      minHeightSixteenths: style.minHeightSixteenths,
      maxWidthSixteenths: style.maxWidthSixteenths,
      maxHeightSixteenths: style.maxHeightSixteenths,
      weightHundredthsLbPerSqFt: style.weightHundredthsLbPerSqFt,
      ...(style.leadDays !== null && { leadDays: style.leadDays }),
      ...(Object.keys(workshop).length > 0 && { workshop }),
    },
    ...(style.care && { care: style.care }),
    ...(finishes.length > 0 && { finishes: finishes.map(wireFinish) }),
    ...(sample && {
      sampleDoor: {
        price: wirePrice(sample.priceCents),
        ...(sample.creditedOverCents !== undefined && { creditedOver: wirePrice(sample.creditedOverCents) }),
      },
    }),
  };
}

/** In the shop's order, as the contract's items. */
export async function listProducts(db: Reader, today: CalendarDay): Promise<{ node: WireProduct }[]> {
  const styles = await readStyles(db, today, { state: "shown" });
  return styles.map((style) => ({ node: toWire(style) }));
}

export async function findProduct(db: Reader, today: CalendarDay, id: string): Promise<WireProduct | null> {
  const style = await readStyle(db, today, id);
  return style?.state === "shown" ? toWire(style) : null;
}

/** The name under which the database records that it has had its first catalog. */
const CATALOG = "catalog";

/** Fills the catalog of a new shop with door styles; what the owner removes later does not come back. */
export function seedCatalog(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  return write(database, async (trx) => {
    if (await trx.selectFrom("seeded").select("what").where("what", "=", CATALOG).executeTakeFirst()) return;
    await trx.insertInto("seeded").values({ what: CATALOG }).execute();
    const hasStyles = await trx.selectFrom("product").select("handle").limit(1).executeTakeFirst();
    if (!hasStyles) await addStyles(trx, styles);
  });
}

const wirePrice = (cents: Cents) => ({ amount: formatAmount(cents), currencyCode: "USD" });
