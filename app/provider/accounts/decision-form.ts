import * as z from "zod/mini";
import { DECISION_TAGS } from "./account";

const shared = {
  id: z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((id) => !/^\.+$/.test(id)),
  ),
  /** The applicant's name, for the message that reports the outcome. */
  name: z.string().check(z.maxLength(500)),
  /** The account's row in the list, where the next page shows the outcome. */
  place: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
};

const DecisionFormSchema = z.union([
  z.object({ ...shared, decision: z.enum(DECISION_TAGS) }),
  /** Reverses the decision that the page showed for the account. */
  z.object({ ...shared, decision: z.literal("reopened"), was: z.enum(DECISION_TAGS) }),
]);

export type DecisionForm = z.infer<typeof DecisionFormSchema>;

/** Reads a form that approves or rejects an account or reverses a decision; `null` for anything else. */
export function readDecisionForm(form: URLSearchParams): DecisionForm | null {
  return DecisionFormSchema.safeParse(Object.fromEntries(form)).data ?? null;
}
