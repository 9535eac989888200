import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { authChecks } from "~/browser/auth-checks";

/** React has no layout effects on the server, and says so for each. */
const useLayoutEffectInBrowser = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Keeps the page where the visitor has scrolled to while a background check ran. The router takes every revalidation for
 * a visit, and scrolls back to where the page was when the check began.
 */
export function useSteadyScroll(): void {
  const { state } = useRevalidator();
  const { key } = useLocation();
  const scrolledTo = useRef(0);
  const begunAt = useRef<string | null>(null);

  useEffect(() => {
    const note = () => {
      scrolledTo.current = window.scrollY;
    };
    note();
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);

  useLayoutEffectInBrowser(() => {
    if (state === "loading") {
      begunAt.current = authChecks.isAlone() ? key : null;
      return;
    }
    const stayed = begunAt.current === key;
    begunAt.current = null;
    if (stayed) window.scrollTo({ top: scrolledTo.current, behavior: "instant" });
  }, [state, key]);
}
