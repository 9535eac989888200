import type { SampleDoor } from "~/trade/catalog/sample-door";
import type { Cents, DollarsPerSqFt } from "~/trade/measure/money";
import type { OptionOffers } from "~/trade/measure/option-offers";
import { divideHalfUp } from "~/trade/measure/rounding";
import type { OptionPrices } from "./option-prices";

/** A share in tenths of a percent: 125 is 12.5 percent. Whole numbers, so that no float decides a cent. */
export type TenthsOfPercent = number;

/** 100 percent. */
export const WHOLE: TenthsOfPercent = 1000;

/** What a price depends on besides the size of the pieces and the rate of the style. */
export interface PriceTerms {
  /** The discount on each piece. */
  readonly discount: TenthsOfPercent;
  /** The smallest area that a piece is charged for, in square inches; 0 if there is none. */
  readonly leastSquareInches: number;
  /** What the owner charges for options; absent if nothing. */
  readonly options?: OptionPrices;
  /**
   * The samples from the customer's earlier orders that no order has credited yet; in an order, those that it credited
   * (decision 88). Absent if there are none.
   */
  readonly sampleCredits?: readonly SampleDoor[];
  /** Nothing is charged, neither for pieces nor for boring: the order is a remake. */
  readonly isFree?: true;
}

/** The list price: no discount, each piece by its own area (specification, section 9). */
export const LIST_TERMS: PriceTerms = { discount: 0, leastSquareInches: 0 };

/** The estimated freight up to a weight. */
export interface FreightBand {
  /** Whole pounds; the band covers weights above the previous band, up to this one. */
  readonly upToPounds: number;
  readonly cents: Cents;
}

/** The pricing and terms that a customer sees before ordering. */
export interface ShopTerms extends PriceTerms {
  readonly minimumOrderCents: Cents | null;
  readonly freight: readonly FreightBand[];
  /** What can be chosen for hinges and handles, and what could be; absent if the owner saved nothing. */
  readonly offers?: OptionOffers;
}

/** The terms of a shop without settings: list prices and nothing else. */
export const NO_TERMS: ShopTerms = { ...LIST_TERMS, minimumOrderCents: null, freight: [] };

/** Prints a share as briefly as possible: `10%`, `12.5%`. */
export function formatPercent(tenths: TenthsOfPercent): string {
  return `${tenths / 10}%`;
}

/** A rate in cents per square foot with a customer's discount taken off, rounded half up. */
export function ownRateCents(rate: DollarsPerSqFt, discount: TenthsOfPercent): Cents {
  return divideHalfUp(rate * 100 * (WHOLE - discount), WHOLE);
}
