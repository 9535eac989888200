import { creditWords } from "~/catalog/sample-door";
import type { CartItem } from "~/lines/cart";
import { formatCents } from "~/measure/money";
import { classNames } from "~/ui/kit/class-names";
import { Rate } from "~/ui/kit/rate";

interface ItemRateProps {
  readonly item: Pick<CartItem, "pricePerSqFt" | "sample">;
  readonly className?: string;
}

/** What an item's price is based on: its rate, or for a sample its fixed price and when that is credited. */
export function ItemRate({ item: { pricePerSqFt, sample }, className }: ItemRateProps) {
  if (!sample) return <Rate rate={pricePerSqFt} {...(className && { className })} />;
  return (
    <p className={classNames("figures", className)}>
      {formatCents(sample.priceCents)} each. {creditWords(sample)}
    </p>
  );
}
