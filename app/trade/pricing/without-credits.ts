import type { PriceTerms } from "./price-terms";

/** Terms without the credits for earlier samples: a quote does not rely on them. */
export function withoutCredits<Terms extends PriceTerms>(terms: Terms): Omit<Terms, "sampleCredits"> {
  const { sampleCredits, ...others } = terms;
  return others;
}

export function withoutPrices<Terms extends PriceTerms>(terms: Terms): Omit<Terms, keyof PriceTerms> {
  const { discount, leastSquareInches, options, sampleCredits, isFree, ...others } = terms;
  return others;
}
