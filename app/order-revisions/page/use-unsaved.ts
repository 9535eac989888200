import { useBlocker } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";

const QUESTION = "Leave this page? The changes you typed are not saved.";

/** What a form would send, without what is empty, since opening the details of a row adds empty fields. */
function sentBy(form: HTMLFormElement | null): string {
  const fields = form ? [...new FormData(form)].filter(([, value]) => value !== "") : [];
  return fields.map(String).sort().join("\n");
}

/**
 * Asks before a form that was changed is left: by a link, Back, a reload or closing the tab.
 *
 * @param chosen the address of the page's own way to drop the changes, which leads there without a question
 */
export function useUnsaved(formRef: RefObject<HTMLFormElement>, chosen: string): void {
  const first = useRef<string | null>(null);
  useEffect(() => {
    first.current = sentBy(formRef.current);
    const ask = (event: BeforeUnloadEvent) => {
      if (sentBy(formRef.current) !== first.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [formRef]);

  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation }) =>
        ![currentLocation.pathname, chosen].includes(nextLocation.pathname) &&
        sentBy(formRef.current) !== first.current,
      [formRef, chosen],
    ),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
