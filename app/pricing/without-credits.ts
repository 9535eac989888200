import type { PriceTerms } from "./price-terms";

/** Terms without samples of earlier orders, which a quote does not count on. */
export function withoutCredits<Terms extends PriceTerms>(terms: Terms): Omit<Terms, "sampleCredits"> {
  const { sampleCredits, ...others } = terms;
  return others;
}
