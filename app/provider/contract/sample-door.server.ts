import * as z from "zod/mini";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { parseAmountToCents } from "~/trade/measure/money";
import { WirePriceSchema } from "./product-picture.server";

/** The price of a sample of a style; an addition to the contract that a provider may leave out (decision 88). */
export const WireSampleDoorSchema = z.object({ price: WirePriceSchema, creditedOver: z.nullish(WirePriceSchema) });

export type WireSampleDoor = z.infer<typeof WireSampleDoorSchema>;

type WirePrice = z.infer<typeof WirePriceSchema>;

const centsOf = (price: WirePrice | null | undefined) => parseAmountToCents(price?.amount ?? "");

/** The price of a sample; `null` if none is sold, or if the price or the condition for its credit cannot be read. */
export function toSampleDoor(wire: WireSampleDoor | null | undefined): SampleDoor | null {
  const priceCents = centsOf(wire?.price);
  if (!priceCents) return null;
  if (!wire?.creditedOver) return { priceCents };
  const creditedOverCents = centsOf(wire.creditedOver);
  return creditedOverCents === null ? null : { priceCents, creditedOverCents };
}
