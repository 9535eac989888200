import { SAMPLES_CREDITED } from "~/trade/catalog/sample-door";
import { type Cents, formatCents } from "~/trade/measure/money";

/** The row in a list of sums with the credit for sample doors; nothing if there is none. */
export function CreditRow({ cents }: { readonly cents: Cents }) {
  if (cents === 0) return null;
  return (
    <>
      <dt>{SAMPLES_CREDITED}</dt>
      <dd className="text-right whitespace-nowrap">−{formatCents(cents)}</dd>
    </>
  );
}
