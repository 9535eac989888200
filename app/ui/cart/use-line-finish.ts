import { useEffect, useState } from "react";
import { soldProduct } from "~/browser/sold-product";
import type { CartLine } from "~/domain/cart";
import type { Finish } from "~/domain/finish";
import { finishOfLine, lineInFinish } from "~/domain/line-in-finish";
import type { Product } from "~/domain/product";

const NONE: readonly Finish[] = [];

export interface LineFinish {
  /** The line in the finish that is chosen. */
  readonly changed: CartLine;
  /** What its style can be had in today; none until that is known. */
  readonly finishes: readonly Finish[];
  /** The name of the finish that `changed` is in. */
  readonly shown: string;
  /** What was chosen here; empty where nothing was. */
  readonly chosen: string;
  readonly choose: (name: string) => void;
  /** Whether the finishes could not be had. */
  readonly failed: boolean;
}

/**
 * The finish of a line that is being edited. The cart knows its name alone: what else the style is sold in is asked for when
 * the editor opens.
 *
 * @param kept what was chosen and not saved when the line was edited last; empty where nothing was
 */
export function useLineFinish(line: CartLine, kept: string): LineFinish {
  const [sold, setSold] = useState<Product | null>(null);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState(kept);
  const { productId } = line;

  useEffect(() => {
    const asking = new AbortController();
    soldProduct(productId, asking.signal).then(setSold, () => setFailed(!asking.signal.aborted));
    return () => asking.abort();
  }, [productId]);

  const choose = (name: string) => setChosen(name === finishOfLine(line, sold) ? "" : name);
  const changed = lineInFinish(line, sold, chosen);
  return { changed, finishes: sold?.finishes ?? NONE, shown: finishOfLine(changed, sold), chosen, choose, failed };
}
