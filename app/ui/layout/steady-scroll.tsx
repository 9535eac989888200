import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { type MutableRefObject, type ReactNode, useRef } from "react";
import { authChecks } from "~/browser/auth-checks";
import { useBrowserLayoutEffect } from "~/browser/use-layout-effect";

interface StepProps {
  /** The root loader's data, a new object with every answer. */
  readonly answer: unknown;
  /** Where the page is to stay, in CSS pixels; `null` unless a background check has just been answered. */
  readonly at: MutableRefObject<number | null>;
}

/** Notes where the page is, before the router moves it: React runs the effects of siblings in their order. */
function NoteScroll({ answer, at }: StepProps) {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useBrowserLayoutEffect(() => {
    at.current = authChecks.isAlone() && lastKey.current === key ? window.scrollY : null;
    lastKey.current = key;
  }, [answer, key, at]);
  return null;
}

/** Takes the page back there, after the router has moved it. */
function KeepScroll({ answer, at }: StepProps) {
  useBrowserLayoutEffect(() => {
    if (at.current !== null) window.scrollTo({ top: at.current, behavior: "instant" });
  }, [answer, at]);
  return null;
}

/**
 * Keeps the page where the visitor has scrolled to while a background check ran. The router takes every revalidation for
 * a visit, and scrolls back to where the page was when the check began.
 *
 * @param children what restores the scroll position
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
