import type { Product } from "~/trade/catalog/product";
import { type Cents, dollarsPerSqFt } from "~/trade/measure/money";
import { divideHalfUp } from "~/trade/measure/rounding";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import { priceOrder, type SizedPiece } from "~/trade/pricing/pricing";

const pieces = (quantity: number, width: number, height: number): SizedPiece => ({
  width: width * 16,
  height: height * 16,
  preBored: false,
  quantity,
});

/** A small kitchen on face frames with 1/2 in overlay: wall cabinets 36 in high, one over the hood, and base cabinets. */
const KITCHEN = {
  doors: [pieces(4, 17.5, 35.5), pieces(2, 14.5, 35.5), pieces(2, 17.5, 14.5), pieces(4, 17.5, 22.375)],
  drawers: [pieces(4, 17.5, 6.75), pieces(2, 14.5, 6.75)],
  panels: [],
  fillers: [],
};

/** What a whole kitchen costs in one style, as the home page says it. */
export interface ExampleKitchen {
  readonly style: string;
  readonly doors: number;
  readonly drawers: number;
  /** To the nearest ten dollars, before tax and freight. */
  readonly cents: Cents;
}

const TEN_DOLLARS = 1000;

/** @param terms the shop's for everybody, without a customer's discount */
export function exampleKitchen({ title, priceCents }: Product, terms: PriceTerms): ExampleKitchen {
  const { lists, totalCents } = priceOrder(KITCHEN, dollarsPerSqFt(priceCents), terms);
  return {
    style: title,
    doors: lists.doors.count,
    drawers: lists.drawers.count,
    cents: divideHalfUp(totalCents, TEN_DOLLARS) * TEN_DOLLARS,
  };
}
