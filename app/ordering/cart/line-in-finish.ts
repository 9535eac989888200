import type { CartLine } from "~/configurator/lines/cart";
import { styleOfItem } from "~/configurator/lines/cart-item";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";

/** The name of the finish that a line is in, even if it is the one its style is sold in; empty if unknown. */
export function finishOfLine({ finish }: CartLine, sold: Product | null): string {
  return finish ?? sold?.finishes?.[0]?.name ?? "";
}

/**
 * A line in another finish of its style: the same pieces, at today's rate and by today's specification.
 *
 * @param sold the style as it is sold today; `null` while unknown
 * @param chosen the finish's name, even if it is the first; empty for the line's own
 * @returns the line unchanged for its own finish, and for one that is not sold
 */
export function lineInFinish(line: CartLine, sold: Product | null, chosen: string): CartLine {
  if (!sold || !chosen || chosen === finishOfLine(line, sold)) return line;
  const product = inFinish(sold, chosen);
  if (!product) return line;
  const { lineId, doors, drawers, panels, fillers } = line;
  return { ...styleOfItem(product), lineId, doors, drawers, panels, fillers };
}
