import { useEffect, useRef } from "react";
import type { OrderDraftState } from "./use-order-draft";

/**
 * Stores the finish chosen for an order form together with its rows, and restores it if the page's address names none.
 *
 * @param finish its name; empty for the style as it is sold
 */
export function useFinishDraft(
  finish: string,
  { asides, setAsides }: Pick<OrderDraftState, "asides" | "setAsides">,
  onFinish: (name: string) => void,
): void {
  const shown = useRef("");
  const written = useRef("");

  useEffect(() => {
    if (shown.current === finish) return;
    shown.current = finish;
    setAsides({ finish });
  }, [finish, setAsides]);

  useEffect(() => {
    if (written.current === asides.finish) return;
    written.current = asides.finish;
    if (asides.finish !== shown.current) onFinish(asides.finish);
  }, [asides.finish, onFinish]);
}
