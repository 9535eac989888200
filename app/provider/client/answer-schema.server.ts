import type * as z from "zod/mini";
import type { CallDefinition } from "../contract/call.server";
import { CALLS, type CallName } from "../contract/calls.server";
import { malformed } from "./provider-error.server";

/** The answer to a call, as the contract defines it. */
export type AnswerOf<Name extends CallName> = (typeof CALLS)[Name] extends {
  readonly answer: infer Schema extends z.ZodMiniType;
}
  ? z.infer<Schema>
  : unknown;

const MAX_ISSUES = 3;

/**
 * Validates a response's JSON against the contract for the call; a call without a schema may return anything.
 *
 * @throws ProviderError `malformed`, with the position of the fault but never the value found there
 */
export function readAnswer<Name extends CallName>(name: Name, value: unknown): AnswerOf<Name> {
  const { answer }: CallDefinition = CALLS[name];
  if (!answer) return value as AnswerOf<Name>;
  const { data, error } = answer.safeParse(value);
  if (!error) return data as AnswerOf<Name>;
  const issues = error.issues.slice(0, MAX_ISSUES).map(({ path, code }) => `${path.join(".") || "all of it"}: ${code}`);
  throw malformed(issues.join(", "));
}
