import { WRONG_CODE } from "~/house/forms/field-rules";
import { formProblem } from "~/house/forms/form-problem.server";
import { tooManyTries } from "~/trade/measure/waiting-time";
import { DELETE_FORM_ID, EMAIL_FORM_ID, PROFILE_FORM_ID } from "./profile-form";

type Answers = Readonly<Record<string, unknown>>;

/** What was typed stays in the form, and saving it again replaces the other change. */
export const changedReply = (answers: Answers) =>
  formProblem({
    formId: PROFILE_FORM_ID,
    answers,
    status: 409,
    problem:
      "Your profile was changed in another window or browser in the meantime, so nothing was saved. What you typed is still here; saving it now replaces the other change.",
  });

const DELETE_FAULTS = {
  "wrong-password": { fieldErrors: { password: "This is not your current password" } },
  "wrong-code": { fieldErrors: { code: WRONG_CODE } },
  "only-admin": {
    status: 409,
    problem: "This is the account of the shop's only owner, so it was not deleted. Make somebody else an owner first.",
  },
  failed: { status: 502, problem: "We cannot tell whether your account was deleted. Open this page again to see." },
} as const;

export const notDeletedReply = (fault: keyof typeof DELETE_FAULTS) =>
  formProblem({ formId: DELETE_FORM_ID, ...DELETE_FAULTS[fault] });

const EMAIL_FAULTS = {
  "wrong-password": DELETE_FAULTS["wrong-password"],
  "wrong-code": DELETE_FAULTS["wrong-code"],
  "only-admin": {
    status: 409,
    problem:
      "This account is the shop's only owner, and only because of its address, so the address was not changed. Make somebody else an owner first.",
  },
  "same-address": { fieldErrors: { email: "This is already your address" } },
  "no-mail": { fieldErrors: { email: "We cannot send e-mail to this address" } },
  "not-offered": { status: 404, problem: "The address cannot be changed here. Please call or write to us." },
  failed: { status: 502, problem: "We cannot tell whether the link was sent. If no e-mail arrives, please try again." },
} as const;

export const noLinkReply = (fault: keyof typeof EMAIL_FAULTS, answers: Answers) =>
  formProblem({ formId: EMAIL_FORM_ID, answers, ...EMAIL_FAULTS[fault] });

/** `retryAfter` in seconds, if known. */
export const tooManyReply = (formId: string, retryAfter: number | undefined, answers?: Answers) =>
  formProblem({ formId, ...(answers && { answers }), problem: tooManyTries(retryAfter), status: 429, retryAfter });
