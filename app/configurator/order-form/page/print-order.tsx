import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "~/base/browser/use-hydrated";
import { useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { Product } from "~/trade/catalog/product";
import { isBegun } from "~/trade/pieces/drafted-order";
import { type OrderStore, useOrder } from "../rows/order-store";
import { printSheet, ServersSheet } from "./paper-part";

const hasBegun = ({ get }: OrderStore) => isBegun(get());

interface PrintOrderProps {
  readonly product: Product;
  readonly store: OrderStore;
  /** The day of the server's response to a post: its HTML includes the sheet, because JavaScript may never run. */
  readonly postedOn: string | null;
  /** Whether rows are compact, and so printed as they are on the page. */
  readonly compact: boolean;
}

/**
 * The order form on paper: a cut list of the filled-in rows, which are not in the cart yet. It is rendered only while
 * the browser prints, so that it does not slow typing. Compact rows are printed as they are on the page.
 */
export function PrintOrder({ product, store, postedOn, compact }: PrintOrderProps) {
  const printed = usePrinted(postedOn);
  const hydrated = useHydrated();
  const { code: PrintSheet } = useOnDemand(printSheet, useOrder(store, hasBegun));
  if (!printed) return null;
  const Sheet = hydrated ? PrintSheet : ServersSheet;
  return Sheet && <Sheet product={product} store={store} day={printed.day} compact={compact && postedOn !== null} />;
}

interface Printed {
  readonly day: string | null;
}

/** What the browser prints now, otherwise `null`; in the server's HTML, the sheet of the day of its response. */
function usePrinted(postedOn: string | null): Printed | null {
  const [printed, setPrinted] = useState<Printed | null>(postedOn ? { day: postedOn } : null);
  useEffect(() => {
    setPrinted(null);
    // A new object, so that each print renders again, even if a browser does not report the end of the last one.
    const show = () => flushSync(() => setPrinted({ day: null }));
    const hide = () => setPrinted(null);
    window.addEventListener("beforeprint", show);
    window.addEventListener("afterprint", hide);
    return () => {
      window.removeEventListener("beforeprint", show);
      window.removeEventListener("afterprint", hide);
    };
  }, []);
  return printed;
}
