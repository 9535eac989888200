import { type ReactNode, useCallback, useEffect, useState } from "react";
import { brand } from "~/content/brand";
import type { Cart } from "~/domain/cart";
import { usePrinting } from "~/ui/kit/use-printing";
import type { CutListSheet as Sheet } from "./cut-list-sheet";

/** Loads the cut list's code once the cart is shown, so that it is ready for the browser's own print command. */
const loadSheet = () => import("./cut-list-sheet");

interface CutListPaper {
  /** Whether the cut list can be printed; until its code has loaded, the page itself is printed. */
  readonly ready: boolean;
  /** The content of the paper; `null` unless the browser is printing. */
  readonly paper: ReactNode;
  readonly print: () => void;
}

/** The cart on paper. It is rendered only while the browser prints, so that it does not slow a large cart. */
export function useCutListPaper(cart: Cart, job: string): CutListPaper {
  const [CutListSheet, setSheet] = useState<typeof Sheet | null>(null);
  const printing = usePrinting(job ? `${job} - Cut list - ${brand.name}` : `Cut list - ${brand.name}`);

  const load = useCallback(async () => {
    const module = await loadSheet();
    setSheet(() => module.CutListSheet);
  }, []);

  useEffect(() => {
    load().catch(() => {});
  }, [load]);

  const print = useCallback(() => {
    load().then(
      () => window.print(),
      () => window.print(),
    );
  }, [load]);

  const ready = CutListSheet !== null && cart.length > 0;
  const paper = printing && CutListSheet && cart.length > 0 ? <CutListSheet cart={cart} job={job} /> : null;
  return { ready, paper, print };
}
