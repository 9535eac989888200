import { SQUARE_SIXTEENTHS_PER_SQ_FT } from "~/trade/measure/measure";
import type { Cents } from "~/trade/measure/money";
import { scaleHalfUp } from "~/trade/measure/rounding";

export type PricedPer = "piece" | "hole" | "sqft";

export const OPTION_UNITS = {
  cupHeights: ["piece", "hole"],
  fixing: ["piece"],
  grainAcross: ["piece", "sqft"],
  grainMatched: ["piece", "sqft"],
  centerRail: ["piece"],
  glassFrame: ["piece", "sqft"],
  handleHoles: ["piece", "hole"],
  edgeBands: ["piece", "sqft"],
} as const satisfies Readonly<Record<string, readonly PricedPer[]>>;

export type PricedOption = keyof typeof OPTION_UNITS;

export const PRICED_OPTIONS = Object.keys(OPTION_UNITS) as readonly PricedOption[];

/** What one option costs; a discount does not apply to it, as it does not to pre-boring. */
export interface OptionPrice {
  readonly cents: Cents;
  readonly per: PricedPer;
}

export type OptionPrices = Readonly<Partial<Record<PricedOption, OptionPrice>>>;

/** The options that one piece has, each with the number of its holes; 0 for an option that is not a hole. */
export type UsedOptions = Readonly<Partial<Record<PricedOption, number>>>;

export function areOptionsPriced(prices: OptionPrices): boolean {
  return Object.values(prices).some(({ cents }) => cents > 0);
}

/**
 * What one option of one piece costs, rounded half up to a cent: 2 holes at 75 cents each are $1.50, and 3.229 sq ft at
 * $2.00 are $6.46.
 *
 * @param area of the piece, in square sixteenths of an inch
 * @param holes how many the option bores into the piece
 */
export function optionCents({ cents, per }: OptionPrice, area: number, holes: number): Cents {
  if (per === "piece") return cents;
  return per === "hole" ? cents * holes : scaleHalfUp(area, cents, SQUARE_SIXTEENTHS_PER_SQ_FT);
}

export function optionsCents(used: UsedOptions | undefined, area: number, prices: OptionPrices | undefined): Cents {
  if (!used || !prices) return 0;
  return PRICED_OPTIONS.reduce((sum, option) => {
    const [price, holes] = [prices[option], used[option]];
    return price && holes !== undefined ? sum + optionCents(price, area, holes) : sum;
  }, 0);
}
