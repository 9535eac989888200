import type { ReactNode } from "react";
import { shopFacts } from "~/base/brand/shop-facts";
import { useHydrated } from "~/base/browser/use-hydrated";
import type { Cart } from "~/configurator/lines/cart";
import { usePrinting } from "~/house/ui/kit/use-printing";
import { type CutListCosts, CutListSheet } from "./cut-list-sheet";

interface CutListPaper {
  /** Whether the cut list is printed in place of the page; before scripts run, the page itself is printed. */
  readonly hasPaper: boolean;
  /** The printed content; `null` unless the browser is printing, so that it does not slow a large cart. */
  readonly paper: ReactNode;
}

/**
 * The cart on paper, for the page's own button and for the browser's print command.
 *
 * @param costs what its total includes besides the pieces, and leaves out
 */
export function useCutListPaper(cart: Cart, job: string, costs: CutListCosts): CutListPaper {
  const printing = usePrinting(job ? `${job} - Cut list - ${shopFacts().name}` : `Cut list - ${shopFacts().name}`);
  const hasPaper = useHydrated() && cart.length > 0;
  return { hasPaper, paper: printing && hasPaper ? <CutListSheet cart={cart} job={job} {...costs} /> : null };
}
