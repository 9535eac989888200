import { type Cents, formatCents } from "~/domain/money";
import { SAMPLES_CREDITED } from "~/domain/sample-door";

/** The row of a list of sums with what is taken off for sample doors; nothing where nothing is. */
export function CreditRow({ cents }: { readonly cents: Cents }) {
  if (cents === 0) return null;
  return (
    <>
      <dt>{SAMPLES_CREDITED}</dt>
      <dd className="text-right whitespace-nowrap">−{formatCents(cents)}</dd>
    </>
  );
}
