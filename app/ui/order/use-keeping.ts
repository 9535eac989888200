import { useEffect } from "react";
import type { OrderStore } from "./order-store";

/** How long typing rests before it is kept, in milliseconds. */
const REST_MS = 400;

/**
 * Keeps what is typed into a form: when typing rests, and at once when the page is hidden or left and when the form goes.
 *
 * @param keep writes what there is to write; called more often than something changed
 * @param beside what is kept with the rows but stands outside of the store; it is kept as it changes
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `beside` is what `keep` reads
  useEffect(() => {
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [keep, beside]);
}
