import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { type MutableRefObject, type ReactNode, useRef } from "react";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";
import { authChecks } from "~/provider/accounts/auth-checks";

interface StepProps {
  /** The root loader's data, a new object with every response. */
  readonly answer: unknown;
  /** The scroll position to restore, in CSS pixels; `null` unless a background check has just ended. */
  readonly at: MutableRefObject<number | null>;
}

/** Notes the scroll position before the router changes it: React runs the effects of siblings in order. */
function NoteScroll({ answer, at }: StepProps) {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useBrowserLayoutEffect(() => {
    at.current = authChecks.isForced() && lastKey.current === key ? window.scrollY : null;
    lastKey.current = key;
  }, [answer, key, at]);
  return null;
}

/** Restores the scroll position after the router has changed it. */
function KeepScroll({ answer, at }: StepProps) {
  useBrowserLayoutEffect(() => {
    if (at.current !== null) window.scrollTo({ top: at.current, behavior: "instant" });
  }, [answer, at]);
  return null;
}

/**
 * Keeps the page where the visitor has scrolled to during a background check: the router treats every revalidation as a
 * visit, and scrolls back. `children` is its component that restores the position.
 */
export function SteadyScroll({ children }: { readonly children: ReactNode }) {
  const answer = useRouteLoaderData("root");
  const at = useRef<number | null>(null);
  return (
    <>
      <NoteScroll answer={answer} at={at} />
      {children}
      <KeepScroll answer={answer} at={at} />
    </>
  );
}
