import { useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { brand } from "~/base/brand/brand";
import { moveFocus } from "~/base/browser/move-focus";
import { authChecks } from "~/provider/accounts/auth-checks";
import { rootData } from "~/provider/accounts/root-data";
import { updateSignInTraces } from "~/provider/accounts/sign-in-traces";

/** How long the browser waits, in milliseconds, to check again after a response that the provider had not confirmed. */
const RECHECK_MS = 2000;

/** The longest such wait: each is twice the one before. */
const LONGEST_RECHECK_MS = 60_000;

interface RootAnswer {
  readonly user: object | null;
  readonly isConfirmed: boolean;
  readonly isSignedOut: boolean;
}

/**
 * Notes each response of the root loader, a new object each time, and checks who is signed in again when the browser is
 * back online or the provider was too slow.
 */
export function useAuthChecks(answer: RootAnswer | undefined): void {
  const { revalidate } = useRevalidator();
  const revalidateRef = useRef(revalidate);
  revalidateRef.current = revalidate;

  const checkRef = useRef(() => {
    authChecks.force();
    revalidateRef.current();
  });

  useEffect(() => {
    const check = () => checkRef.current();
    window.addEventListener("online", check);
    return () => window.removeEventListener("online", check);
  }, []);

  const unconfirmed = useRef(0);
  useEffect(() => {
    if (!answer) return;
    authChecks.noteChecked();
    rootData.note(answer);
    updateSignInTraces(brand.key, answer);
    if (answer.isConfirmed) {
      unconfirmed.current = 0;
      return;
    }
    const wait = Math.min(RECHECK_MS * 2 ** unconfirmed.current, LONGEST_RECHECK_MS);
    unconfirmed.current += 1;
    const timer = setTimeout(checkRef.current, wait);
    return () => clearTimeout(timer);
  }, [answer]);
}

/** After a client-side navigation, moves the focus to the new page's heading, where a screen reader continues. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    moveFocus(document.querySelector<HTMLElement>("main h1"), { preventScroll: true });
  }, [pathname]);
}

/**
 * Whether a page's data is text: all loaders of pages answer with objects, so something between browser and shop (a
 * captive portal, a filtering proxy) answered with a page of its own. The browser then loads the page whole, which
 * shows the visitor what that other page wants.
 */
export function useForeignAnswer(): boolean {
  const isForeign = useMatches().some(({ data }) => typeof data === "string");
  useEffect(() => {
    if (isForeign) window.location.reload();
  }, [isForeign]);
  return isForeign;
}
