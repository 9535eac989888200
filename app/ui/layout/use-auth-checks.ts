import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { authChecks } from "~/browser/auth-checks";

/**
 * Keeps the rules of who-is-signed-in checks: notes each answer, and asks anew when the browser comes online again.
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
