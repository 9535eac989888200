import { priceItem } from "../cart-item";
import { type Cents, type DollarsPerSqFt, dollarsPerSqFt } from "../money";
import type { Product } from "../product";
import type { OrderLine } from "./order";
import { lineToday } from "./order-today";

/** What a line costs: its rate, and what it comes to before tax and freight. */
export interface LinePrice {
  readonly rate: DollarsPerSqFt;
  readonly cents: Cents;
}

/** Why a line cannot be ordered as it was shown. */
export type OrderChange = {
  /** The style's title as the customer knows it. */
  readonly title: string;
  readonly before: LinePrice;
} & (
  | { readonly kind: "rate"; readonly now: LinePrice }
  /** The style is not sold any more, or a door or drawer front of the line cannot be ordered in it: the line is left out. */
  | { readonly kind: "gone" | "unmakeable" }
);

/** Lines as they can be ordered today, and what that changes about them. */
export interface PricedAgain {
  readonly lines: readonly OrderLine[];
  /** In the order of the lines; none where every line costs what its customer was told. */
  readonly changes: readonly OrderChange[];
}

const priceOf = (line: OrderLine): LinePrice => ({ rate: line.pricePerSqFt, cents: priceItem(line).totalCents });

function checked(line: OrderLine, product: Product | undefined) {
  const about = { title: line.productTitle, before: priceOf(line) };
  if (!product) return { today: null, change: { ...about, kind: "gone" } } as const;
  const today = lineToday({ ...line, pricePerSqFt: dollarsPerSqFt(product.priceCents) }, product);
  if (!today) return { today, change: { ...about, kind: "unmakeable" } } as const;
  const isSame = today.pricePerSqFt === line.pricePerSqFt;
  return { today, change: isSame ? null : ({ ...about, kind: "rate", now: priceOf(today) } as const) };
}

/**
 * Prices an order again at today's rates and by today's specifications, whatever its lines say of themselves. A line
 * whose style is gone, or that cannot be made in it any more, is left out.
 *
 * @param products all that are sold today
 */
export function priceAgain(lines: readonly OrderLine[], products: readonly Product[]): PricedAgain {
  const sold = new Map(products.map((product) => [product.id, product]));
  const looked = lines.map((line) => checked(line, sold.get(line.productId)));
  return {
    lines: looked.flatMap(({ today }) => today ?? []),
    changes: looked.flatMap(({ change }) => change ?? []),
  };
}
