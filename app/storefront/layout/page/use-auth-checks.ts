import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { brand } from "~/base/brand/brand";
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
 * Applies the rules for checking who is signed in: notes each response, and checks again when the browser is back
 * online or if the provider was too slow for the last page.
 *
 * @param answer the root loader's data, a new object with every response
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
