import type { CartItem } from "~/configurator/lines/cart";
import { createCartItems } from "~/configurator/lines/cart-item";
import { lineToday } from "~/ordering/orders/order-today";
import { takeAgain } from "~/ordering/orders/take-again";
import { type Finish, finishedTitle } from "~/trade/catalog/finish";
import { inFinish, inSharedFinish, shortFinishName } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { dollarsPerSqFt } from "~/trade/measure/money";

/** Stands in for the location of a piece that is made again, until the customer types one. */
export const AGAIN_LOCATION = "Replacement";

export type Again =
  | { readonly kind: "same"; readonly line: CartItem }
  /** Its style or its finish is no longer made; `nearest` is the closest one, or `null`. */
  | { readonly kind: "gone"; readonly what: "style" | "finish"; readonly nearest: CartItem | null }
  | { readonly kind: "size" };

const placed = (line: CartItem): CartItem => {
  const at = <T extends object>(pieces: readonly T[]) =>
    pieces.map((piece) => ({ ...piece, location: AGAIN_LOCATION }));
  const { doors, drawers, panels, fillers } = line;
  return { ...line, doors: at(doors), drawers: at(drawers), panels: at(panels), fillers: at(fillers) };
};

function kindOf(name: string, products: readonly Product[]): Finish["kind"] | null {
  const short = shortFinishName(name);
  const finishes = products.flatMap((product) => product.finishes ?? []);
  return finishes.find((finish) => shortFinishName(finish.name) === short)?.kind ?? null;
}

/** A style in a finish: the one of that name, or its first one of the same kind, or the one that it is sold in. */
function inNearestFinish(product: Product, name: string, products: readonly Product[]): Product {
  const same = inSharedFinish(product, shortFinishName(name)) ?? inFinish(product, name);
  const kind = kindOf(name, products);
  const ofKind = kind && product.finishes?.find((finish) => finish.kind === kind)?.name;
  return same ?? (ofKind ? inFinish(product, ofKind) : null) ?? product;
}

function firstMakeable(line: CartItem, styles: readonly Product[], products: readonly Product[]): CartItem | null {
  const name = line.finish ?? line.specification?.finish ?? "";
  for (const style of styles) {
    const product = inNearestFinish(style, name, products);
    const [made] = createCartItems(product, line);
    if (made && lineToday(made, style)) return made;
  }
  return null;
}

/**
 * Styles of the same construction: those of the same material first, then those that are made in the finish, then those
 * whose price is closest.
 */
function nearStyles({ specification, pricePerSqFt, ...line }: CartItem, products: readonly Product[]) {
  if (!specification) return [];
  const simple = (text: string | undefined) => (text ?? "").toLowerCase();
  const finish = shortFinishName(line.finish ?? specification.finish);
  const rank = (product: Product) => [
    simple(product.specification?.material) === simple(specification.material) ? 0 : 1,
    inSharedFinish(product, finish) ? 0 : 1,
    // A remake has no price to be close to.
    pricePerSqFt === 0 ? 0 : Math.abs(dollarsPerSqFt(product.priceCents) - pricePerSqFt),
  ];
  return products
    .filter((product) => simple(product.specification?.construction) === simple(specification.construction))
    .map((product) => ({ product, rank: rank(product) }))
    .sort((one, other) => one.rank.reduce((first, value, at) => first || value - (other.rank[at] ?? 0), 0))
    .map(({ product }) => product);
}

/** How a single piece can be made again today, given as a line of its own. */
export function againToday(line: CartItem, products: readonly Product[]): Again {
  const wanted = placed(line);
  const { lines, changes } = takeAgain([wanted], products, null);
  const [taken] = lines;
  if (changes.some(({ kind }) => kind === "unmakeable")) return { kind: "size" };
  if (taken) return { kind: "same", line: taken };
  const sold = products.find(({ id }) => id === line.productId);
  // A sample is ordered to see one style in one finish: another one is no substitute.
  if (line.sample) return { kind: "gone", what: sold ? "finish" : "style", nearest: null };
  if (sold) return { kind: "gone", what: "finish", nearest: firstMakeable(wanted, [sold], products) };
  return { kind: "gone", what: "style", nearest: firstMakeable(wanted, nearStyles(wanted, products), products) };
}

/** What the page offers, so that a changed offer is not ordered unseen; `null` if it offers nothing. */
export function offerOf(again: Again): CartItem | null {
  if (again.kind === "same") return again.line;
  return again.kind === "gone" ? again.nearest : null;
}

/** A text that is the same while an offer is: its style, finish and price. */
export const offerMark = (line: CartItem): string =>
  [finishedTitle(line), line.productId, line.sample?.priceCents ?? line.pricePerSqFt].join(" / ");

/** Several of an offered piece, for one place. */
export function severalOf(line: CartItem, quantity: number, location: string): CartItem {
  const place = { ...(!line.sample && { location }), ...(quantity > 1 && { quantity }) };
  const of = <T extends object>(pieces: readonly T[]) => pieces.map((piece) => ({ ...piece, ...place }));
  const { doors, drawers, panels, fillers } = line;
  return { ...line, doors: of(doors), drawers: of(drawers), panels: of(panels), fillers: of(fillers) };
}
