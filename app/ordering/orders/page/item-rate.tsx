import type { CartItem } from "~/configurator/lines/cart";
import { classNames } from "~/house/ui/kit/class-names";
import { Rate } from "~/house/ui/kit/rate";
import { creditWords } from "~/trade/catalog/sample-door";
import { formatCents } from "~/trade/measure/money";

interface ItemRateProps {
  readonly item: Pick<CartItem, "pricePerSqFt" | "sample">;
  readonly className?: string;
}

export function ItemRate({ item: { pricePerSqFt, sample }, className }: ItemRateProps) {
  if (!sample) return <Rate rate={pricePerSqFt} {...(className && { className })} />;
  return (
    <p className={classNames("figures", className)}>
      {formatCents(sample.priceCents)} each. {creditWords(sample)}
    </p>
  );
}
