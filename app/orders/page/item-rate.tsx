import type { CartItem } from "~/lines/cart";
import { formatCents } from "~/measure/money";
import { classNames } from "~/ui/kit/class-names";
import { Rate } from "~/ui/kit/rate";
import { creditWords } from "./sample-words";

interface ItemRateProps {
  readonly item: Pick<CartItem, "pricePerSqFt" | "sample">;
  readonly className?: string;
}

/** The basis of an item's price: its rate, or the fixed price of a sample and when it is credited. */
export function ItemRate({ item: { pricePerSqFt, sample }, className }: ItemRateProps) {
  if (!sample) return <Rate rate={pricePerSqFt} {...(className && { className })} />;
  return (
    <p className={classNames("figures", className)}>
      {formatCents(sample.priceCents)} each. {creditWords(sample)}
    </p>
  );
}
