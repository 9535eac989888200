import { formatCents } from "~/domain/money";
import { formatPercent } from "~/domain/price-terms";
import { useShopTerms } from "~/ui/kit/shop-terms";

interface DiscountRowsProps {
  /** What it comes to before anything is taken off. */
  readonly listCents: number;
  readonly cents: number;
}

/** The rows of a list of sums with the list price and what is taken off it; nothing where nothing is. */
export function DiscountRows({ listCents, cents }: DiscountRowsProps) {
  const { discount } = useShopTerms();
  if (discount === 0 || listCents === cents) return null;
  return (
    <>
      <dt>List price</dt>
      <dd className="text-right">{formatCents(listCents)}</dd>
      <dt>Your discount, {formatPercent(discount)} off each piece</dt>
      <dd className="text-right whitespace-nowrap">−{formatCents(listCents - cents)}</dd>
    </>
  );
}
