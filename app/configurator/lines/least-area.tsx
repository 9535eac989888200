import { useShopTerms } from "~/house/ui/kit/shop-terms";

/** Says that small pieces are charged for more than their area, if the terms have a smallest area. */
export function LeastArea() {
  const { leastSquareInches } = useShopTerms();
  if (leastSquareInches === 0) return null;
  return (
    <p className="figures text-sm text-stone-600">
      A piece below {leastSquareInches} sq in is charged as {leastSquareInches} sq in.
    </p>
  );
}
