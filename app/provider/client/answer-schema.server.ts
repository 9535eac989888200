import type * as z from "zod/mini";
import { CALLS, type CallName } from "../contract/calls.server";
import { providerError } from "./provider-error.server";

type CallsWithAnswer = {
  [Name in CallName]: (typeof CALLS)[Name] extends { readonly answer: z.ZodMiniType } ? Name : never;
}[CallName];

/**
 * Validates a response's JSON against the contract for the call.
 *
 * @throws ProviderError `malformed`
 */
export function readAnswer<Name extends CallsWithAnswer>(
  name: Name,
  value: unknown,
): z.infer<(typeof CALLS)[Name]["answer"]> {
  const schema: z.ZodMiniType = CALLS[name].answer;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw providerError("malformed", parsed.error);
  return parsed.data as z.infer<(typeof CALLS)[Name]["answer"]>;
}
