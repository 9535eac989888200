import { useActionData } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";

/** Whether a script got the response: then the fields still hold what was typed. A new document has no password. */
export function useAnsweredInPlace(): boolean {
  const reply = useActionData();
  const hydrated = useHydrated();
  const [fromDocument] = useState(hydrated ? undefined : reply);
  return reply !== undefined && reply !== fromDocument;
}
