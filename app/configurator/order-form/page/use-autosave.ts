import { useEffect } from "react";
import type { OrderStore } from "../rows/order-store";

const PAUSE_MS = 400;

/**
 * Stores what is typed into a form: when typing pauses, and immediately when the page is hidden or left or when the
 * form unmounts.
 *
 * @param store notifies of what is typed; must be the same object in every render
 * @param keep stores the form if it has changed; also called when nothing has changed
 * @param extra a value outside the store that is stored with the rows; its changes are stored too
 */
export function useAutosave(store: Pick<OrderStore, "subscribe">, keep: () => void, extra?: unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` reads `extra`
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep, extra]);
}
