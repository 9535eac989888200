import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "~/browser/use-hydrated";
import type { Product } from "~/catalog/product";
import type { OrderStore } from "~/order-form/rows/order-store";
import { shopDay } from "~/ui/kit/moment-text";
import { useOnDemand } from "~/ui/kit/use-on-demand";
import { printSheet, ServersSheet } from "./paper-part";

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
  const day = usePrintDay(postedOn);
  const hydrated = useHydrated();
  const { code: PrintSheet } = useOnDemand(printSheet, true);
  if (day === null) return null;
  const Sheet = hydrated ? PrintSheet : ServersSheet;
  return Sheet && <Sheet product={product} store={store} day={day} compact={compact && postedOn !== null} />;
}

/** The day while the browser prints, otherwise `null`; in the server's HTML, the day of its response. */
function usePrintDay(postedOn: string | null): string | null {
  // An object, so that each print renders again, even if a browser does not report the end of the last one.
  const [print, setPrint] = useState<{ readonly day: string } | null>(postedOn ? { day: postedOn } : null);
  useEffect(() => {
    setPrint(null);
    const show = () => flushSync(() => setPrint({ day: shopDay() }));
    const hide = () => setPrint(null);
    window.addEventListener("beforeprint", show);
    window.addEventListener("afterprint", hide);
    return () => {
      window.removeEventListener("beforeprint", show);
      window.removeEventListener("afterprint", hide);
    };
  }, []);
  return print?.day ?? null;
}
