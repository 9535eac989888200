import { useEffect, useRef } from "react";
import type { KeptOrderState } from "./use-kept-order";

/**
 * Stores the finish chosen for an order form together with its rows, and restores it if the page's address names none.
 *
 * @param finish its name; empty for the style as it is sold
 */
export function useKeptFinish(
  finish: string,
  { asides, setAsides }: Pick<KeptOrderState, "asides" | "setAsides">,
  onFinish: (name: string) => void,
): void {
  const shown = useRef("");
  const kept = useRef("");

  useEffect(() => {
    if (shown.current === finish) return;
    shown.current = finish;
    setAsides({ finish });
  }, [finish, setAsides]);

  useEffect(() => {
    if (kept.current === asides.finish) return;
    kept.current = asides.finish;
    if (asides.finish !== shown.current) onFinish(asides.finish);
  }, [asides.finish, onFinish]);
}
