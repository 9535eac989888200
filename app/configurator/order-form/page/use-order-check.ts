import { type RefObject, useEffect, useRef, useState } from "react";
import { afterClick } from "~/base/browser/after-click";
import { moveFocus } from "~/base/browser/move-focus";
import { useHeldEarly } from "~/base/browser/use-held-early";
import { useErrorTitle } from "~/house/ui/head/use-error-title";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { Configuration } from "~/trade/measure/piece";
import { checkAddToCart, type PieceProblems } from "../add-to-cart";
import { type OrderFormRefusal, orderFormRefusal, withoutFixed } from "../refusal";
import type { OrderStore } from "../rows/order-store";

interface OrderCheck {
  /** The remaining errors of the last refusal; `null` if all are corrected or nothing was refused. */
  readonly refusal: OrderFormRefusal | null;
  readonly wasRefused: boolean;
  readonly summaryRef: RefObject<HTMLDivElement>;
  /**
   * Validates the form: returns the pieces if it is valid; otherwise returns `null`, and shows, scrolls to and focuses
   * the summary.
   */
  readonly check: () => Configuration | null;
}

/** Add-to-cart validation and its errors (specification, section 5). */
export function useOrderCheck(
  store: OrderStore,
  specification: ProductSpecification | null,
  initialErrors: readonly PieceProblems[] | null,
): OrderCheck {
  const toRefusal = (errors: readonly PieceProblems[] | null) => errors && orderFormRefusal(errors, store.get());
  const [attempt, setAttempt] = useState({ wasRefused: initialErrors !== null });
  const [refusal, setRefusal] = useState(() => toRefusal(initialErrors));
  const summaryRef = useRef<HTMLDivElement>(null);
  const heldEarly = useHeldEarly();
  useErrorTitle(refusal !== null);

  useEffect(() => {
    if (!attempt.wasRefused || heldEarly.current) return;
    moveFocus(summaryRef.current, { preventScroll: true });
    summaryRef.current?.scrollIntoView({ block: "start" });
  }, [attempt, heldEarly]);

  const isOpen = refusal !== null;
  useEffect(() => {
    if (!isOpen) return;
    const removeFixed = () => setRefusal((left) => left && withoutFixed(left, store.get(), specification));
    return store.subscribeSettled(() => afterClick(removeFixed));
  }, [isOpen, store, specification]);

  function check(): Configuration | null {
    const result = checkAddToCart(store.get(), specification);
    heldEarly.current = false;
    setAttempt({ wasRefused: !result.ok });
    setRefusal(toRefusal(result.ok ? null : result.errors));
    return result.ok ? result.configuration : null;
  }

  return { refusal, wasRefused: attempt.wasRefused, summaryRef, check };
}
