import { useActionData } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";

/**
 * Whether a script received the action's response in the page that sent the form, whose fields still hold everything
 * typed. If the response was a new document instead, the password is gone.
 */
export function useAnsweredInPlace(): boolean {
  const reply = useActionData();
  const hydrated = useHydrated();
  const [fromDocument] = useState(hydrated ? undefined : reply);
  return reply !== undefined && reply !== fromDocument;
}
