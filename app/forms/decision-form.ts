import * as z from "zod/mini";
import { DECISION_TAGS } from "~/domain/account";

const DecisionFormSchema = z.object({
  id: z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((id) => !/^\.+$/.test(id)),
  ),
  decision: z.enum(DECISION_TAGS),
  /** Whom it is about, for the sentence that says how it went. */
  name: z.string().check(z.maxLength(500)),
});

export type DecisionForm = z.infer<typeof DecisionFormSchema>;

/** Reads an approve or reject form; `null` when it is none. */
export function readDecisionForm(form: URLSearchParams): DecisionForm | null {
  return DecisionFormSchema.safeParse(Object.fromEntries(form)).data ?? null;
}
