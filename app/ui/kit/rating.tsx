import { FIXED_RATING } from "~/domain/product";

const STAR = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";
const FULL = Math.floor(FIXED_RATING.stars);

/** The fixed rating display: a decoration, the same for every product (specification, section 9). */
export function Rating() {
  const { stars, outOf, reviews } = FIXED_RATING;
  return (
    <p className="flex items-center gap-2 text-sm text-stone-600">
      <span className="flex" role="img" aria-label={`${stars} out of ${outOf} stars`}>
        {Array.from({ length: outOf }, (_, n) => n).map((n) => (
          <svg key={n} viewBox="0 0 20 20" className="h-4 w-4" aria-hidden="true">
            <path d={STAR} className="fill-stone-300" />
            {n < stars && <path d={STAR} className="fill-oak" clipPath={n < FULL ? undefined : "inset(0 50% 0 0)"} />}
          </svg>
        ))}
      </span>
      <span className="figures">
        {stars} ({reviews} reviews)
      </span>
    </p>
  );
}
