import type { TypedResponse } from "@remix-run/node";
import type { FormProblem } from "~/forms/form-problem";
import { formProblem } from "~/forms/form-problem.server";
import { CLAIM_FORM_ID, CLAIM_NAMES, photographFaultText, TOO_MANY_PHOTOGRAPHS } from "./claim-form";
import type { PhotographFault } from "./photograph";

const CHOOSE_AGAIN = "If the field is empty now, please choose all photographs again.";

/** What is wrong with the photographs of a claim, as one text for their field. */
export function photographProblem(
  files: readonly { readonly name: string; readonly fault: PhotographFault }[],
): string {
  return [...files.map(({ name, fault }) => photographFaultText(name, fault)), CHOOSE_AGAIN].join(" ");
}

/** The message for more photographs than a claim takes. */
export const tooManyProblem = `${TOO_MANY_PHOTOGRAPHS}. ${CHOOSE_AGAIN}`;

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
