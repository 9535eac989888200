import { tooManyTries } from "~/domain/waiting-time";
import { formProblem } from "./form-problem.server";
import { DELETE_FORM_ID, PROFILE_FORM_ID } from "./profile-form";

type Answers = Readonly<Record<string, unknown>>;

/** The answer to a profile that is not today's any more: what was typed stays, and the next try would replace the other. */
export const changedReply = (answers: Answers) =>
  formProblem({
    formId: PROFILE_FORM_ID,
    answers,
    status: 409,
    problem:
      "Your profile was changed meanwhile, in another window or browser, so nothing was saved. What you typed is still here; saving it now replaces the other change.",
  });

const DELETE_FAULTS = {
  "wrong-password": { fieldErrors: { password: "This is not your current password" } },
  "wrong-code": { fieldErrors: { code: "The code is missing, wrong, or was used already" } },
  "only-admin": {
    status: 409,
    problem: "This is the only account that runs the shop, so it was not deleted. Make somebody else an admin first.",
  },
  failed: { status: 502, problem: "We cannot tell whether your account was deleted. Open this page again to see." },
} as const;

/** The answer to a deletion that did not happen. */
export const notDeletedReply = (fault: keyof typeof DELETE_FAULTS) =>
  formProblem({ formId: DELETE_FORM_ID, ...DELETE_FAULTS[fault] });

/** The answer to too many tries; `retryAfter` in seconds, where it is known. */
export const tooManyReply = (retryAfter: number | undefined) =>
  formProblem({ formId: DELETE_FORM_ID, problem: tooManyTries(retryAfter), status: 429, retryAfter });
