import { json, type TypedResponse } from "@remix-run/node";
import { type FormProblem, isSecretName } from "./form-problem";

interface Refusal {
  readonly formId: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly problem?: string;
  /** 422 unless something behind the form failed. */
  readonly status?: number;
  /** When to try again, in seconds from now. */
  readonly retryAfter?: number | undefined;
}

function withoutSecrets(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !isSecretName(name)));
}

/** One format for refused fields and for a failure behind the form (specification, section 8). Has no password. */
export function formProblem<More extends object = object>(
  { formId, fieldErrors = {}, answers, problem, status = 422, retryAfter }: Refusal,
  more?: More,
): TypedResponse<FormProblem & More> {
  const reply = {
    ...(more as More),
    formId,
    fieldErrors,
    ...(answers && { repopulateFields: withoutSecrets(answers) }),
    problem: problem ?? null,
  };
  const headers = { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": String(retryAfter) }) };
  return json(reply, { status, headers });
}
