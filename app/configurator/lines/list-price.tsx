import { classNames } from "~/house/ui/kit/class-names";
import { type Cents, formatCents } from "~/trade/measure/money";

interface ListPriceProps {
  readonly listCents: Cents;
  /** What the customer pays; nothing is shown unless it is less. */
  readonly cents: Cents;
  /** Whether a visible label beside it says what it is. */
  readonly isNamed?: boolean;
  readonly className?: string;
}

/** The list price, struck, before the price of a customer who pays less. */
export function ListPrice({ listCents, cents, isNamed = false, className }: ListPriceProps) {
  if (listCents <= cents) return null;
  return (
    <s className={classNames("figures font-normal whitespace-nowrap text-stone-600", className)}>
      {!isNamed && <span className="sr-only">List price </span>}
      {formatCents(listCents)}
    </s>
  );
}
