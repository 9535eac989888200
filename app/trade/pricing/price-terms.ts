import type { SampleDoor } from "~/trade/catalog/sample-door";
import type { Cents, DollarsPerSqFt } from "~/trade/measure/money";
import type { OptionOffers } from "~/trade/measure/option-offers";
import { divideHalfUp } from "~/trade/measure/rounding";
import type { FreightTable } from "./freight";
import type { OptionPrices } from "./option-prices";

/** A share in tenths of a percent: 125 is 12.5 percent. Whole numbers, so that no float decides a cent. */
export type TenthsOfPercent = number;

export const WHOLE: TenthsOfPercent = 1000;

export interface PriceTerms {
  readonly discount: TenthsOfPercent;
  /** The smallest area that a piece is charged for, in square inches; 0 if there is none. */
  readonly leastSquareInches: number;
  readonly options?: OptionPrices;
  /** That no order has credited yet; in an order, those that it credited (decision 88). */
  readonly sampleCredits?: readonly SampleDoor[];
  readonly isFree?: true;
}

/** The list price: no discount, each piece by its own area (specification, section 9). */
export const LIST_TERMS: PriceTerms = { discount: 0, leastSquareInches: 0 };

export interface ShopTerms extends PriceTerms {
  readonly minimumOrderCents: Cents | null;
  /** Absent while the owner has entered none: the first one applies. */
  readonly freight?: FreightTable;
  readonly offers?: OptionOffers;
}

export const NO_TERMS: ShopTerms = { ...LIST_TERMS, minimumOrderCents: null };

export function formatPercent(tenths: TenthsOfPercent): string {
  return `${tenths / 10}%`;
}

/** A rate in cents per square foot with a customer's discount taken off, rounded half up. */
export function ownRateCents(rate: DollarsPerSqFt, discount: TenthsOfPercent): Cents {
  return divideHalfUp(rate * 100 * (WHOLE - discount), WHOLE);
}
