import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { SAMPLES_CREDITED } from "~/trade/catalog/sample-door";
import { type Cents, formatCents } from "~/trade/measure/money";
import { formatPercent } from "~/trade/pricing/price-terms";
import { ListPrice } from "./list-price";

interface DiscountRowsProps {
  readonly listCents: number;
  readonly cents: number;
}

/** The rows in a list of sums with the list price and the discount; nothing if there is none. */
export function DiscountRows({ listCents, cents }: DiscountRowsProps) {
  const { discount } = useShopTerms();
  if (discount === 0 || listCents === cents) return null;
  return (
    <>
      <dt>List price</dt>
      <dd className="text-right">
        <ListPrice listCents={listCents} cents={cents} isNamed />
      </dd>
      <dt>Your discount, {formatPercent(discount)} off each piece</dt>
      <dd className="text-right whitespace-nowrap">−{formatCents(listCents - cents)}</dd>
    </>
  );
}

/** The row in a list of sums with the credit for sample doors; nothing if there is none. */
export function SampleCreditRow({ cents }: { readonly cents: Cents }) {
  if (cents === 0) return null;
  return (
    <>
      <dt>{SAMPLES_CREDITED}</dt>
      <dd className="text-right whitespace-nowrap">−{formatCents(cents)}</dd>
    </>
  );
}
