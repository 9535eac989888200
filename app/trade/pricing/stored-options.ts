import type { OptionPrices } from "./option-prices";
import type { PriceTerms } from "./price-terms";

export function writeOptionPrices({ options }: PriceTerms): string | null {
  return options ? JSON.stringify(options) : null;
}

export function readOptionPrices(stored: string | null): Pick<PriceTerms, "options"> {
  return stored === null ? {} : { options: JSON.parse(stored) as OptionPrices };
}

export function heldTerms({ discount, leastSquareInches, options }: PriceTerms): PriceTerms {
  return { discount, leastSquareInches, ...(options && { options }) };
}
