import type { Product } from "~/catalog/product";
import { catalog as styles } from "~/provider/catalog.server";
import { aProduct } from "./product-builder";

/** The styles of the first catalog as the shop knows them. */
export const shippedProducts: readonly Product[] = styles.map(
  ({ handle, title, description, construction, material, finish, priceCents, finishes, ...sizes }) =>
    aProduct({
      id: handle,
      title,
      description,
      priceCents,
      finishes: finishes.map(({ swatchPicture, ...rest }) => ({ ...rest, swatch: swatchPicture ?? rest.swatch })),
      specification: {
        construction,
        material,
        finish,
        thickness: sizes.thicknessSixteenths,
        frameWidth: sizes.frameWidthSixteenths,
        minWidth: sizes.minWidthSixteenths,
        minHeight: sizes.minHeightSixteenths,
        maxWidth: sizes.maxWidthSixteenths,
        maxHeight: sizes.maxHeightSixteenths,
        weightPerSqFt: sizes.weightHundredthsLbPerSqFt,
        leadDays: sizes.leadDays,
        workshop: sizes.workshop,
      },
    }),
);
