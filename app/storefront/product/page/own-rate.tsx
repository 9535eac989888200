import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { type DollarsPerSqFt, formatCents } from "~/trade/measure/money";
import { ownRateCents } from "~/trade/pricing/price-terms";

interface OwnRateProps {
  readonly rate: DollarsPerSqFt;
  readonly unit: string;
}

/** What an approved customer pays for a square foot, below the list rate; nothing for all others. */
export function OwnRate({ rate, unit }: OwnRateProps) {
  const { discount } = useShopTerms();
  if (discount === 0) return null;
  return (
    <p className="figures font-semibold text-oak-dark">{`Your price: ${formatCents(ownRateCents(rate, discount))}${unit}`}</p>
  );
}
