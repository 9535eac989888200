import * as z from "zod/mini";
import { DECISION_TAGS } from "~/domain/account";

const DecisionFormSchema = z.object({
  id: z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((id) => !/^\.+$/.test(id)),
  ),
  decision: z.enum(DECISION_TAGS),
  /** The applicant's name, for the message that reports the outcome. */
  name: z.string().check(z.maxLength(500)),
});

export type DecisionForm = z.infer<typeof DecisionFormSchema>;

/** Reads an approve or reject form; `null` when it is anything else. */
export function readDecisionForm(form: URLSearchParams): DecisionForm | null {
  return DecisionFormSchema.safeParse(Object.fromEntries(form)).data ?? null;
}
