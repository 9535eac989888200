import type { OptionPrices } from "./option-prices";
import type { PriceTerms } from "./price-terms";

/** The option prices of an order or quote as its row stores them; `null` if nothing was charged for. */
export function writeOptionPrices({ options }: PriceTerms): string | null {
  return options ? JSON.stringify(options) : null;
}

/** The option prices of a stored row. */
export function readOptionPrices(stored: string | null): Pick<PriceTerms, "options"> {
  return stored === null ? {} : { options: JSON.parse(stored) as OptionPrices };
}

/** The terms by which an order or quote was priced, without what belongs to the customer alone. */
export function heldTerms({ discount, leastSquareInches, options }: PriceTerms): PriceTerms {
  return { discount, leastSquareInches, ...(options && { options }) };
}
