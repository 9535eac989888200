import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { authChecks } from "~/browser/auth-checks";

/**
 * Applies the rules for checking who is signed in: notes each answer, and asks again when the browser comes back
 * online.
 *
 * @param answer the root loader's data, a new object with every answer
 */
export function useAuthChecks(answer: unknown): void {
  const { revalidate } = useRevalidator();
  const revalidateRef = useRef(revalidate);
  revalidateRef.current = revalidate;

  useEffect(() => {
    if (answer) authChecks.noteChecked();
  }, [answer]);

  useEffect(() => {
    const onOnline = () => {
      authChecks.force();
      revalidateRef.current();
    };
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
}
