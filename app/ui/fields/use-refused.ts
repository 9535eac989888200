import { useActionData } from "@remix-run/react";

/** Whether this page is the answer to a form that was refused. */
export function useRefused(): boolean {
  const reply = useActionData<{ fieldErrors?: Record<string, string> }>();
  return reply?.fieldErrors !== undefined && Object.keys(reply.fieldErrors).length > 0;
}
