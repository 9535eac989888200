import { useEffect } from "react";
import type { OrderStore } from "~/order-form/rows/order-store";

/** How long typing must pause before the form is stored, in milliseconds. */
const REST_MS = 400;

/**
 * Stores what is typed into a form: when typing pauses, and at once when the page is hidden or left or when the form
 * unmounts.
 *
 * @param keep stores the form if it has changed; also called when nothing has changed
 * @param beside a value outside the store that is stored with the rows; its changes are stored too
 */
export function useKeeping(store: OrderStore, keep: () => void, beside?: unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    });
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      clearTimeout(timer);
      keep();
      stop();
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [store, keep]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` reads `beside`
  useEffect(() => {
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [keep, beside]);
}
