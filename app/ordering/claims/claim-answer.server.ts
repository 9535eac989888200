import type { TypedResponse } from "@remix-run/node";
import type { FormProblem } from "~/house/forms/form-problem";
import { formProblem } from "~/house/forms/form-problem.server";
import { CLAIM_FORM_ID, CLAIM_NAMES } from "./claim-form";

type Refusal = Omit<Parameters<typeof formProblem>[0], "formId" | "answers">;

/** The answer to a claim that was refused, with everything that was typed and chosen, except files. */
export function claimProblem(form: URLSearchParams, refusal: Refusal): TypedResponse<FormProblem> {
  const answers = {
    key: form.get(CLAIM_NAMES.key) ?? "",
    text: form.get(CLAIM_NAMES.text) ?? "",
    pieces: form.getAll(CLAIM_NAMES.pieces),
  };
  return formProblem({ formId: CLAIM_FORM_ID, answers, ...refusal });
}
