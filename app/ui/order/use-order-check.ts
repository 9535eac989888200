import { type RefObject, useEffect, useRef, useState } from "react";
import { type AddToCartCheck, checkAddToCart, type PieceProblems } from "~/domain/add-to-cart";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import type { Configuration } from "~/domain/piece";
import type { ProductSpecification } from "~/domain/product";
import { useErrorTitle } from "~/ui/head/use-error-title";

interface OrderCheck {
  /** The errors of the last refused attempt; `null` before one. */
  readonly errors: readonly PieceProblems[] | null;
  readonly summaryRef: RefObject<HTMLDivElement>;
  /**
   * Validates the draft: returns the pieces if all is well, otherwise `null`, and shows, scrolls to and focuses the
   * summary.
   */
  readonly check: (draft: ConfigurationDraft) => Configuration | null;
}

/** Add-to-cart validation (specification, section 5) and where its errors stand on the page. */
export function useOrderCheck(
  specification: ProductSpecification | null,
  initialErrors: readonly PieceProblems[] | null,
): OrderCheck {
  const [attempt, setAttempt] = useState<{ errors: readonly PieceProblems[] | null }>({
    errors: initialErrors,
  });
  const summaryRef = useRef<HTMLDivElement>(null);
  useErrorTitle(attempt.errors !== null);

  useEffect(() => {
    if (attempt.errors === null) return;
    summaryRef.current?.focus({ preventScroll: true });
    summaryRef.current?.scrollIntoView({ block: "start" });
  }, [attempt]);

  function check(draft: ConfigurationDraft): Configuration | null {
    const result: AddToCartCheck = checkAddToCart(draft, specification);
    setAttempt({ errors: result.ok ? null : result.errors });
    return result.ok ? result.configuration : null;
  }

  return { errors: attempt.errors, summaryRef, check };
}
