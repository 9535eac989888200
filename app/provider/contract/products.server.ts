import * as z from "zod/mini";
import { MAX_TITLE_LENGTH } from "~/domain/product";

const text = (maximum: number) => z.string().check(z.maxLength(maximum));
const sixteenths = z.int().check(z.gte(0), z.lte(10_000));

/** How a door is built; an addition to the contract that a provider may leave out (decision 4). */
export const WireSpecificationSchema = z.object({
  construction: text(200),
  material: text(200),
  finish: text(200),
  thicknessSixteenths: sixteenths,
  frameWidthSixteenths: z.nullable(sixteenths),
  minWidthSixteenths: sixteenths,
  minHeightSixteenths: sixteenths,
  maxWidthSixteenths: sixteenths,
  maxHeightSixteenths: sixteenths,
  weightHundredthsLbPerSqFt: z.int().check(z.gte(0), z.lte(100_000)),
});

const WireImageSchema = z.object({ node: z.object({ url: text(2000), altText: z.nullish(text(500)) }) });

/** A picture that cannot be read is missing, and takes nothing else with it. */
const WireImagesSchema = z.object({ edges: z.array(z.catch(z.nullable(WireImageSchema), null)) });

const WirePriceSchema = z.object({
  amount: z.nullish(z.union([z.string(), z.number()])),
  currencyCode: z.nullish(text(3)),
});

/** A product as the contract gives it (specification, sections 3 and 7); other fields are let pass. */
export const WireProductSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string().check(z.minLength(1), z.maxLength(MAX_TITLE_LENGTH)),
  description: z.nullish(text(5000)),
  images: z.catch(z.nullish(WireImagesSchema), null),
  priceRange: z.nullish(z.object({ minVariantPrice: z.nullish(WirePriceSchema) })),
  specification: z.catch(z.nullish(WireSpecificationSchema), null),
});

/** The products answer: an array of items, each with a node, which is read by itself. */
export const WireProductListSchema = z.array(z.unknown()).check(z.maxLength(5000));

/** One item of the products answer. */
export const WireProductItemSchema = z.object({ node: WireProductSchema });

export type WireProduct = z.infer<typeof WireProductSchema>;
