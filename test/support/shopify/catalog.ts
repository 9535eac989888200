import { firstCatalog as styles } from "~/provider/catalog.server";
import type { DoorStyle } from "~/trade/catalog/door-style";
import { toGid } from "./global-ids";
import type { ShopState } from "./state";

/** The namespace of a door's properties. */
const NAMESPACE = "doors";

const text = (value: string) => ({ type: "single_line_text_field", value });
const inches = (sixteenths: number) => ({
  type: "dimension",
  value: JSON.stringify({ value: sixteenths / 16, unit: "INCHES" }),
});
const pounds = (hundredths: number) => ({
  type: "weight",
  value: JSON.stringify({ value: hundredths / 100, unit: "POUNDS" }),
});

/** A product's door properties, by the keys of its metafields; properties that a style lacks are left out. */
function facts(style: DoorStyle): Readonly<Record<string, { type: string; value: string }>> {
  return {
    construction: text(style.construction),
    material: text(style.material),
    finish: text(style.finish),
    thickness: inches(style.thicknessSixteenths),
    ...(style.frameWidthSixteenths !== null && { frame_width: inches(style.frameWidthSixteenths) }),
    min_width: inches(style.minWidthSixteenths),
    min_height: inches(style.minHeightSixteenths),
    max_width: inches(style.maxWidthSixteenths),
    max_height: inches(style.maxHeightSixteenths),
    weight_per_sq_ft: pounds(style.weightHundredthsLbPerSqFt),
    lead_days: { type: "number_integer", value: String(style.leadDays) },
    workshop: { type: "json", value: JSON.stringify(style.workshop) },
    finishes: {
      type: "json",
      value: JSON.stringify(
        style.finishes.map(({ name, kind, swatch, addedCents }) => ({
          name,
          kind,
          swatch: { color: swatch },
          pricePerSqFtAdded: { amount: addedCents / 100, currencyCode: "USD" },
        })),
      ),
    },
    ...(style.sampleDoor && {
      sample_door: {
        type: "json",
        value: JSON.stringify({
          price: { amount: style.sampleDoor.priceCents / 100, currencyCode: "USD" },
          ...(style.sampleDoor.creditedOverCents !== undefined && {
            creditedOver: { amount: style.sampleDoor.creditedOverCents / 100, currencyCode: "USD" },
          }),
        }),
      },
    }),
  };
}

/** Opens the metafields of doors to the storefront, as the documented set-up does. */
function defineFacts(state: ShopState, keys: Readonly<Record<string, { readonly type: string }>>): void {
  for (const [key, { type }] of Object.entries(keys)) {
    if (state.definition("PRODUCT", NAMESPACE, key)) continue;
    const id = state.definitions.nextId();
    const access = { onStorefront: true, onCustomerAccounts: false };
    state.definitions.save({ id, ownerType: "PRODUCT", namespace: NAMESPACE, key, type, ...access });
  }
}

/** Fills a store with the shop's own styles, as its owner would have entered them. */
export function seedCatalog(state: ShopState, doors: readonly DoorStyle[] = styles): void {
  for (const style of doors) {
    const [id, time] = [state.products.nextId(), state.time()];
    const { handle, title, description, priceCents } = style;
    const images = [{ url: `https://cdn.shopify.com/s/files/1/0001/${handle}.jpg`, altText: `${title} door` }];
    state.products.save({
      id,
      handle,
      title,
      description,
      priceCents,
      images,
      tags: [],
      createdAt: time,
      updatedAt: time,
    });
    const known = facts(style);
    defineFacts(state, known);
    for (const [key, field] of Object.entries(known)) {
      state.setMetafield({ ...field, ownerId: toGid("Product", id), namespace: NAMESPACE, key });
    }
  }
}
