import { json, type TypedResponse } from "@remix-run/node";
import { formProblem } from "~/forms/form-problem.server";
import { INVITE_FORM_ID, type PeopleReply } from "./people-form";
import type { MadeInvitation, RoleRefusal } from "./person";

const WORDS: Readonly<Record<RoleRefusal, string>> = {
  changed:
    "Somebody else has changed this role in the meantime, so nothing was changed. The list shows it as it is now.",
  "last-owner": "This is the shop's last owner. Make somebody else an owner first.",
  operator: "The operator of the server made this account an owner, so it cannot be changed here.",
  unknown: "This has changed in the meantime, so nothing was done. The list shows it as it is now.",
};

const isRefusal = (text: string): text is RoleRefusal => Object.hasOwn(WORDS, text);

/**
 * The answer to a form that changed nothing.
 *
 * @param why a refusal, or a sentence
 */
export function peopleProblem(
  why: string,
  { status = 409, retryAfter }: { readonly status?: number; readonly retryAfter?: number | undefined } = {},
): TypedResponse<PeopleReply> {
  const problem = isRefusal(why) ? WORDS[why] : why;
  return formProblem({ formId: "people", problem, status, retryAfter }, { made: null });
}

/** The answer with a link, which is shown only this once. */
export function madeReply(made: MadeInvitation): TypedResponse<PeopleReply> {
  const reply = { formId: "people", fieldErrors: {}, problem: null, made };
  return json(reply, { headers: { "Cache-Control": "no-store" } });
}

const NOT_INVITED = {
  "has-role": "This person already runs the shop. Change the role in the list.",
  operator: "The operator of the server has named this address as an owner, so it needs no invitation.",
  full: "There are too many open invitations. Withdraw some first.",
} as const;

/**
 * The answer to an invitation that was not made, with what was typed.
 *
 * @param why the fields that were refused, or why a valid address was not invited
 */
export function refusedInvitation(
  answers: Readonly<Record<string, unknown>>,
  why: Readonly<Record<string, string>> | keyof typeof NOT_INVITED,
): TypedResponse<PeopleReply> {
  const [fieldErrors, status] = typeof why === "string" ? [{ email: NOT_INVITED[why] }, 409] : [why, 422];
  return formProblem({ formId: INVITE_FORM_ID, answers, fieldErrors, status }, { made: null });
}
