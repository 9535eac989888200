import { json, type TypedResponse } from "@remix-run/node";
import { WRONG_CODE } from "~/house/forms/field-rules";
import { formProblem } from "~/house/forms/form-problem.server";
import { ROLE_WORDS } from "~/provider/accounts/roles";
import { tooManyTries } from "~/trade/measure/waiting-time";
import {
  CONFIRM_FORM_ID,
  INVITE_FORM_ID,
  PEOPLE_FIELDS,
  type PeopleReply,
  type PeopleTask,
  type UnconfirmedTask,
} from "./people-form";
import type { MadeInvitation, RoleRefusal } from "./person";

const NOTHING_MADE = { made: null, asked: null };

const WORDS: Readonly<Record<RoleRefusal | "own", string>> = {
  changed:
    "Somebody else has changed this role in the meantime, so nothing was changed. The list shows it as it is now.",
  "last-owner": "This is the shop's last owner. Make somebody else an owner first.",
  operator: "The operator of the server made this account an owner, so it cannot be changed here.",
  own: "You cannot turn off your own second factor here. Use Two-Factor Sign-In in your account: it asks for a code.",
  unknown: "This has changed in the meantime, so nothing was done. The list shows it as it is now.",
};

const isRefusal = (text: string): text is keyof typeof WORDS => Object.hasOwn(WORDS, text);

/** `why` is a refusal, or a sentence. */
export function peopleProblem(
  why: string,
  { status = 409, retryAfter }: { readonly status?: number; readonly retryAfter?: number | undefined } = {},
): TypedResponse<PeopleReply> {
  const problem = isRefusal(why) ? WORDS[why] : why;
  return formProblem({ formId: "people", problem, status, retryAfter }, NOTHING_MADE);
}

/** The answer with a link, which is shown only this once. */
export function madeReply(made: MadeInvitation): TypedResponse<PeopleReply> {
  const reply = { formId: "people", fieldErrors: {}, problem: null, made, asked: null };
  return json(reply, { headers: { "Cache-Control": "no-store" } });
}

const NOT_INVITED = {
  "has-role": "This person already runs the shop. Change the role in the list.",
  operator: "The operator of the server has named this address as an owner, so it needs no invitation.",
  full: "There are too many open invitations. Withdraw some first.",
} as const;

/** `why` is the refused fields, or why a valid address was not invited. */
export function refusedInvitation(
  answers: Readonly<Record<string, unknown>>,
  why: Readonly<Record<string, string>> | keyof typeof NOT_INVITED,
): TypedResponse<PeopleReply> {
  const [fieldErrors, status] = typeof why === "string" ? [{ email: NOT_INVITED[why] }, 409] : [why, 422];
  return formProblem({ formId: INVITE_FORM_ID, answers, fieldErrors, status }, NOTHING_MADE);
}

const TASK_WORDS: Readonly<Record<PeopleTask["kind"], string>> = {
  role: "Change this person's role",
  remove: "Remove this person from the people who run the shop",
  restore: "Give this person the role back",
  "drop-two-factor": "Turn off this person's second factor",
  "two-factor": "Change which roles need a second factor",
  invite: "Invite an owner",
  "send-again": "Make a new link for an owner's invitation",
  withdraw: "Withdraw an invitation",
};

const TASK_FIELDS: readonly string[] = [...Object.values(PEOPLE_FIELDS), "email"];

const MAX_FIELD_LENGTH = 300;

/** The task of a posted form, to be posted again with a password. */
export const unconfirmedTask = (form: URLSearchParams, task: PeopleTask): Omit<UnconfirmedTask, "asksCode"> => ({
  what: task.kind === "role" ? `${TASK_WORDS.role} to ${ROLE_WORDS[task.role].label}` : TASK_WORDS[task.kind],
  fields: [...form]
    .filter(([name, value]) => TASK_FIELDS.includes(name) && value.length <= MAX_FIELD_LENGTH)
    .slice(0, 12),
});

const UNPROVEN = {
  asked: {},
  "wrong-password": { password: "This is not your current password" },
  "wrong-code": { code: WRONG_CODE },
} as const;

/** `why` is `asked` for the first time, what was wrong, or in how many seconds to try again. */
export function confirmReply(
  asked: UnconfirmedTask,
  why: keyof typeof UNPROVEN | { readonly retryAfter: number },
): TypedResponse<PeopleReply> {
  if (typeof why === "string") {
    return formProblem({ formId: CONFIRM_FORM_ID, fieldErrors: UNPROVEN[why], status: 403 }, { made: null, asked });
  }
  const { retryAfter } = why;
  const problem = tooManyTries(retryAfter);
  return formProblem({ formId: CONFIRM_FORM_ID, problem, status: 429, retryAfter }, { made: null, asked });
}
