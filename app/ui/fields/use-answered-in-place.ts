import { useActionData } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "~/browser/use-hydrated";

/**
 * Whether a script received the action's response in the page that sent the form, whose fields still hold everything
 * typed. A response that is a new document has lost the password.
 */
export function useAnsweredInPlace(): boolean {
  const reply = useActionData();
  const hydrated = useHydrated();
  const [fromDocument] = useState(hydrated ? undefined : reply);
  return reply !== undefined && reply !== fromDocument;
}
