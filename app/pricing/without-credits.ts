import type { PriceTerms } from "./price-terms";

/** Terms without the credits for earlier samples: a quote does not rely on them. */
export function withoutCredits<Terms extends PriceTerms>(terms: Terms): Omit<Terms, "sampleCredits"> {
  const { sampleCredits, ...others } = terms;
  return others;
}
