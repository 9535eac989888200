import { FIXED_RATING } from "~/trade/catalog/product";

const { stars, outOf, reviews } = FIXED_RATING;
const TEXT = `${stars} (${reviews} reviews)`;
const NAME = `${stars} out of ${outOf} stars`;

/** The fixed rating display: a decoration, the same for every style (specification, section 9). */
export function Rating() {
  return (
    <p className="flex min-h-6 items-center gap-2 text-sm text-stone-600">
      <img src="/images/rating.svg" alt={NAME} width={80} height={16} />
      <span className="figures">{TEXT}</span>
    </p>
  );
}
