import * as z from "zod/mini";
import { FINISH_KINDS, type Finish, MAX_FINISHES } from "~/trade/catalog/finish";
import { MAX_FINISH_LENGTH } from "~/trade/catalog/product";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { parseAmountToCents } from "~/trade/measure/money";

export const WireImageNodeSchema = z.object({
  url: z.string().check(z.maxLength(2000)),
  altText: z.nullish(z.string().check(z.maxLength(500))),
});

/** An amount of money in the contract's form: a decimal, as a text or a number. */
export const WirePriceSchema = z.object({
  amount: z.nullish(z.union([z.string(), z.number()])),
  currencyCode: z.nullish(z.string().check(z.maxLength(3))),
});

/**
 * Whether a page may show a picture: http(s), or a path in the shop. Browsers read `\` as `/` and drop tabs and line
 * breaks, so neither may appear where it would turn a path into another host.
 */
export function isPictureUrl(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url) || (/^https?:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url));
}

/** One finish of a style; an addition to the contract that a provider may leave out (decision 87). */
const WireFinishSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_FINISH_LENGTH)),
  kind: z.enum(FINISH_KINDS),
  swatch: z.catch(
    z.nullish(
      z.object({
        color: z.nullish(z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))),
        image: z.nullish(WireImageNodeSchema),
      }),
    ),
    null,
  ),
  pricePerSqFtAdded: z.nullish(WirePriceSchema),
  image: z.catch(z.nullish(WireImageNodeSchema), null),
});

/** A finish that cannot be read is left out; the rest of the list remains. */
export const WireFinishesSchema = z.array(z.catch(z.nullable(WireFinishSchema), null)).check(z.maxLength(MAX_FINISHES));

export type WireFinish = z.infer<typeof WireFinishSchema>;

type WireFinishes = z.infer<typeof WireFinishesSchema> | null | undefined;

function toFinish({ name, kind, swatch, pricePerSqFtAdded, image }: WireFinish, title: string): Finish | null {
  const amount = pricePerSqFtAdded?.amount;
  const addedCents = amount === undefined || amount === null ? 0 : parseAmountToCents(amount);
  if (addedCents === null) return null;
  const picture = swatch?.image?.url;
  return {
    name,
    kind,
    swatch: picture && isPictureUrl(picture) ? picture : (swatch?.color ?? null),
    addedCents,
    image: image && isPictureUrl(image.url) ? { url: image.url, alt: image.altText ?? `${title}, ${name}` } : null,
  };
}

/**
 * The finishes of a style, in the provider's order; of two with the same name, the first counts. Empty if the first
 * cannot be read or costs extra: the standard finish is then unknown. `title` describes a picture without words.
 */
export function toFinishes(wire: WireFinishes, title: string): readonly Finish[] {
  const read = (wire ?? []).map((one) => one && toFinish(one, title));
  if (read[0]?.addedCents !== 0) return [];
  const finishes = new Map<string, Finish>();
  for (const finish of read) if (finish && !finishes.has(finish.name)) finishes.set(finish.name, finish);
  return [...finishes.values()];
}

/** The price of a sample of a style; an addition to the contract that a provider may leave out (decision 88). */
export const WireSampleDoorSchema = z.object({ price: WirePriceSchema, creditedOver: z.nullish(WirePriceSchema) });

export type WireSampleDoor = z.infer<typeof WireSampleDoorSchema>;

type WirePrice = z.infer<typeof WirePriceSchema>;

const centsOf = (price: WirePrice | null | undefined) => parseAmountToCents(price?.amount ?? "");

export function toSampleDoor(wire: WireSampleDoor | null | undefined): SampleDoor | null {
  const priceCents = centsOf(wire?.price);
  if (!priceCents) return null;
  if (!wire?.creditedOver) return { priceCents };
  const creditedOverCents = centsOf(wire.creditedOver);
  return creditedOverCents === null ? null : { priceCents, creditedOverCents };
}
