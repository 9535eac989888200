import { useActionData } from "@remix-run/react";
import type { FormProblem } from "~/forms/form-problem";

/** Whether this page is the response to a refused form. */
export function useRefused(): boolean {
  const reply = useActionData<FormProblem>();
  return reply !== undefined && Object.keys(reply.fieldErrors).length > 0;
}
