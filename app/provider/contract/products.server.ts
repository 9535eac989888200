import * as z from "zod/mini";
import { StyleFactsSchema } from "~/configurator/lines/cart-schema";
import { MAX_CARE_LENGTH } from "~/trade/catalog/door-style";
import type { Finish } from "~/trade/catalog/finish";
import {
  isProductId,
  MAX_LEAD_DAYS,
  MAX_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_WEIGHT,
  type Product,
  type ProductSpecification,
  toProductId,
} from "~/trade/catalog/product";
import type { ProductImage } from "~/trade/catalog/product-image";
import type { StyleFacts } from "~/trade/catalog/style-facts";
import { DEFAULT_PRICE_CENTS, parseAmountToCents } from "~/trade/measure/money";
import type { CallDefinition } from "./call.server";
import {
  isPictureUrl,
  toFinishes,
  toSampleDoor,
  WireFinishesSchema,
  WireImageNodeSchema,
  WirePriceSchema,
  WireSampleDoorSchema,
} from "./product-parts.server";

export const MAX_PRODUCTS = 5000;

/** Enough for {@link MAX_PRODUCTS} products with twenty finishes each. */
const MAX_LIST_BYTES = 32 * 1024 * 1024;

const text = (maximum: number) => z.string().check(z.maxLength(maximum));
const sixteenths = z.int().check(z.gte(0), z.lte(MAX_LENGTH));

/** How a door is built; an addition to the contract that a provider may leave out. */
const WireSpecificationSchema = z.object({
  construction: text(200),
  material: text(200),
  finish: text(200),
  thicknessSixteenths: sixteenths,
  frameWidthSixteenths: z.nullable(sixteenths),
  minWidthSixteenths: sixteenths,
  minHeightSixteenths: sixteenths,
  maxWidthSixteenths: sixteenths,
  maxHeightSixteenths: sixteenths,
  weightHundredthsLbPerSqFt: z.int().check(z.gte(0), z.lte(MAX_WEIGHT)),
  leadDays: z.catch(z.nullish(z.int().check(z.gte(1), z.lte(MAX_LEAD_DAYS))), null),
  /** Its lengths are in sixteenths of an inch too. */
  workshop: z.catch(z.nullish(StyleFactsSchema), null),
});

const WireImageSchema = z.object({ node: WireImageNodeSchema });

/** A picture that cannot be read counts as missing; the rest of the product remains. */
const WireImagesSchema = z.object({ edges: z.array(z.catch(z.nullable(WireImageSchema), null)) });

/** A product as the contract defines it (specification, sections 3 and 7); other fields are allowed. */
const WireProductSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string().check(z.minLength(1), z.maxLength(MAX_TITLE_LENGTH)),
  description: z.nullish(text(5000)),
  images: z.catch(z.nullish(WireImagesSchema), null),
  priceRange: z.nullish(z.object({ minVariantPrice: z.nullish(WirePriceSchema) })),
  specification: z.catch(z.nullish(WireSpecificationSchema), null),
  finishes: z.catch(z.nullish(WireFinishesSchema), null),
  sampleDoor: z.catch(z.nullish(WireSampleDoorSchema), null),
  care: z.catch(z.nullish(text(MAX_CARE_LENGTH)), null),
});

/** Readers validate each item separately, so that one bad product does not close the shop. */
const WireProductListSchema = z.array(z.object({ node: WireProductSchema })).check(z.maxLength(MAX_PRODUCTS));

export type WireProduct = z.infer<typeof WireProductSchema>;

export const PRODUCT_CALLS = {
  listProducts: {
    method: "GET",
    path: "/api/shopify/products",
    summary: "All products, in the order in which the shop shows them",
    access: "anyone",
    isForEverybody: true,
    maxAnswerBytes: MAX_LIST_BYTES,
    answer: WireProductListSchema,
  },
  getProduct: {
    method: "GET",
    path: "/api/shopify/product/:id",
    summary: "One product by its route id: its global id without the platform prefix",
    access: "anyone",
    isForEverybody: true,
    answer: WireProductSchema,
    refusals: { 404: "There is no such product; an empty answer means the same" },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;

const WireItemsSchema = z.array(z.unknown());
const WireItemSchema = z.object({ node: z.unknown() });

function imagesOf(wire: WireProduct): ProductImage[] {
  const nodes = (wire.images?.edges ?? []).flatMap((edge) => (edge && isPictureUrl(edge.node.url) ? [edge.node] : []));
  return nodes.map(({ url, altText }) => ({ url, alt: altText ?? wire.title }));
}

function specificationOf(
  { specification: spec }: WireProduct,
  finishes: readonly Finish[],
): ProductSpecification | null {
  if (!spec) return null;
  return {
    construction: spec.construction,
    material: spec.material,
    finish: spec.finish,
    ...(finishes[0] && { finishKind: finishes[0].kind }),
    thickness: spec.thicknessSixteenths,
    frameWidth: spec.frameWidthSixteenths,
    minWidth: spec.minWidthSixteenths,
    minHeight: spec.minHeightSixteenths,
    maxWidth: spec.maxWidthSixteenths,
    maxHeight: spec.maxHeightSixteenths,
    weightPerSqFt: spec.weightHundredthsLbPerSqFt,
    ...(spec.leadDays && { leadDays: spec.leadDays }),
    ...(spec.workshop && { workshop: spec.workshop as StyleFacts }),
  };
}

/**
 * Amount times 100, rounded, 2000 when absent, in US dollars (section 7); `null` when the id or the amount cannot be
 * used.
 */
function fromWire(wire: WireProduct): Product | null {
  const id = toProductId(wire.id);
  const amount = wire.priceRange?.minVariantPrice?.amount;
  const priceCents = amount === undefined || amount === null ? DEFAULT_PRICE_CENTS : parseAmountToCents(amount);
  if (!isProductId(id) || priceCents === null) return null;
  const finishes = toFinishes(wire.finishes, wire.title);
  const sampleDoor = toSampleDoor(wire.sampleDoor);
  return {
    id,
    title: wire.title,
    description: wire.description ?? "",
    images: imagesOf(wire),
    priceCents,
    currency: "USD",
    specification: specificationOf(wire, finishes),
    ...(finishes.length > 0 && { finishes }),
    ...(sampleDoor && { sampleDoor }),
    ...(wire.care && { care: wire.care }),
  };
}

export function toProduct(value: unknown): Product | null {
  const { data } = WireProductSchema.safeParse(value);
  return data ? fromWire(data) : null;
}

interface ListedItems {
  readonly nodes: readonly unknown[];
  readonly leftOut: number;
}

export function toItems(value: unknown): ListedItems | null {
  const items = WireItemsSchema.safeParse(value).data;
  if (!items) return null;
  const nodes = items.slice(0, MAX_PRODUCTS).map((item) => WireItemSchema.safeParse(item).data?.node);
  return { nodes, leftOut: items.length - nodes.length };
}
