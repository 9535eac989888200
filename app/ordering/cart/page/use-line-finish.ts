import { useEffect, useState } from "react";
import type { CartLine } from "~/configurator/lines/cart";
import type { Finish } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";
import { finishOfLine, lineInFinish } from "../line-in-finish";
import { soldProduct } from "../sold-product";

const NONE: readonly Finish[] = [];

interface LineFinish {
  readonly changed: CartLine;
  readonly finishes: readonly Finish[];
  readonly shown: string;
  readonly chosen: string;
  readonly choose: (name: string) => void;
  readonly failed: boolean;
}

/**
 * The finish of the line being edited. The cart knows only its name: the style's other finishes are loaded when the
 * editor opens.
 *
 * @param stored the unsaved choice from the last time the line was edited; empty if there was none
 */
export function useLineFinish(line: CartLine, stored: string): LineFinish {
  const [sold, setSold] = useState<Product | null>(null);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState(stored);
  const { productId } = line;

  useEffect(() => {
    const request = new AbortController();
    soldProduct(productId, request.signal).then(setSold, () => setFailed(!request.signal.aborted));
    return () => request.abort();
  }, [productId]);

  const choose = (name: string) => setChosen(name === finishOfLine(line, sold) ? "" : name);
  const changed = lineInFinish(line, sold, chosen);
  return { changed, finishes: sold?.finishes ?? NONE, shown: finishOfLine(changed, sold), chosen, choose, failed };
}
