import { priceItem } from "../cart-item";
import { keptFindings } from "../kept-findings";
import { worstOf } from "../making";
import { type Cents, type DollarsPerSqFt, dollarsPerSqFt } from "../money";
import { isValidated, PIECE_LISTS } from "../piece";
import { faultsOf } from "../piece-notes";
import type { Product } from "../product";
import type { OrderLine } from "./order";

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

/**
 * Whether a line holds a door or drawer front without a size or a location, or that cannot be made; panels and fillers are
 * never refused (specification, section 5).
 */
function isUnmakeable(line: OrderLine): boolean {
  const specification = line.specification ?? null;
  return PIECE_LISTS.filter(isValidated).some((list) =>
    line[list].some(
      (piece) =>
        faultsOf(piece).length > 0 ||
        piece.location.trim() === "" ||
        worstOf(keptFindings(list, piece, specification)) === "red",
    ),
  );
}

/** The line with what its product says of itself today. */
function asSold({ specification: _outdated, ...line }: OrderLine, product: Product): OrderLine {
  return {
    ...line,
    productTitle: product.title,
    productImage: product.images[0]?.url ?? null,
    pricePerSqFt: dollarsPerSqFt(product.priceCents),
    ...(product.specification && { specification: product.specification }),
  };
}

function changeOf(line: OrderLine, today: OrderLine | null): OrderChange | null {
  const about = { title: line.productTitle, before: priceOf(line) };
  if (!today) return { ...about, kind: "gone" };
  if (isUnmakeable(today)) return { ...about, kind: "unmakeable" };
  return today.pricePerSqFt === line.pricePerSqFt ? null : { ...about, kind: "rate", now: priceOf(today) };
}

/**
 * Prices an order again at today's rates and by today's specifications, whatever its lines say of themselves. A line
 * whose style is gone, or that cannot be made in it any more, is left out.
 *
 * @param products all that are sold today
 */
export function priceAgain(lines: readonly OrderLine[], products: readonly Product[]): PricedAgain {
  const sold = new Map(products.map((product) => [product.id, product]));
  const checked = lines.map((line) => {
    const product = sold.get(line.productId);
    const today = product ? asSold(line, product) : null;
    return { today, change: changeOf(line, today) };
  });
  return {
    lines: checked.flatMap(({ today, change }) => (today && change?.kind !== "unmakeable" ? [today] : [])),
    changes: checked.flatMap(({ change }) => change ?? []),
  };
}
