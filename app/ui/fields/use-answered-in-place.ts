import { useActionData } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "~/browser/use-hydrated";

/**
 * Whether the action's answer came by script into the page that asked, whose fields still hold all that was typed. An
 * answer that is a document of its own has lost the password.
 */
export function useAnsweredInPlace(): boolean {
  const reply = useActionData();
  const hydrated = useHydrated();
  const [fromDocument] = useState(hydrated ? undefined : reply);
  return reply !== undefined && reply !== fromDocument;
}
