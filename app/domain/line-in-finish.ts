import type { CartLine } from "./cart";
import { styleOfItem } from "./cart-item";
import { inFinish } from "./in-finish";
import type { Product } from "./product";

/** The name of the finish that a line is in, also where that is the one its style is sold in; empty where that is unknown. */
export function finishOfLine({ finish }: CartLine, sold: Product | null): string {
  return finish ?? sold?.finishes?.[0]?.name ?? "";
}

/**
 * A line in another finish of its style: its pieces as they are, at today's rate and by today's specification.
 *
 * @param sold the style as it is sold today; `null` while nobody knows
 * @param chosen the finish's name, also where it is the first; empty for the line's own
 * @returns the line as it was for its own finish, and for one that is not sold
 */
export function lineInFinish(line: CartLine, sold: Product | null, chosen: string): CartLine {
  if (!sold || !chosen || chosen === finishOfLine(line, sold)) return line;
  const product = inFinish(sold, chosen);
  if (!product) return line;
  const { lineId, doors, drawers, panels, fillers } = line;
  return { ...styleOfItem(product), lineId, doors, drawers, panels, fillers };
}
