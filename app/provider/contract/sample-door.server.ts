import * as z from "zod/mini";
import { parseAmountToCents } from "~/domain/money";
import type { SampleDoor } from "~/domain/sample-door";
import { WirePriceSchema } from "./product-picture.server";

/** What a sample of a style costs; an addition to the contract that a provider may leave out (decision 88). */
export const WireSampleDoorSchema = z.object({ price: WirePriceSchema, creditedOver: z.nullish(WirePriceSchema) });

/** The most samples of earlier orders that one order credits. */
export const MAX_SAMPLE_CREDITS = 100;

export type WireSampleDoor = z.infer<typeof WireSampleDoorSchema>;

type WirePrice = z.infer<typeof WirePriceSchema>;

const centsOf = (price: WirePrice | null | undefined) => parseAmountToCents(price?.amount ?? "");

/** What a sample costs; `null` where none is sold, or what it costs or when it is credited cannot be read. */
export function toSampleDoor(wire: WireSampleDoor | null | undefined): SampleDoor | null {
  const priceCents = centsOf(wire?.price);
  if (!priceCents) return null;
  if (!wire?.creditedOver) return { priceCents };
  const creditedOverCents = centsOf(wire.creditedOver);
  return creditedOverCents === null ? null : { priceCents, creditedOverCents };
}
