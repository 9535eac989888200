import * as z from "zod/mini";
import { isEmail } from "~/base/addresses/email";
import { MESSAGES, oneOf, REQUIRED, requiredText } from "~/house/forms/field-rules";
import type { FormProblem } from "~/house/forms/form-problem";
import { zodValidator } from "~/house/forms/zod-validator";
import { isStrongPassword, PASSWORD_PROBLEM } from "~/provider/accounts/password";
import { isRole, ROLES, type Role } from "~/provider/accounts/roles";
import type { AcceptedInvitation, MadeInvitation } from "./person";

interface NewInvitation {
  readonly email: string;
  readonly role: Role;
}

export const INVITE_FORM_ID = "invite-form";

const InviteSchema: z.ZodMiniType<NewInvitation> = z.object({
  email: z
    .string({ error: REQUIRED })
    .check(z.trim(), z.minLength(1, { error: REQUIRED, abort: true }), z.refine(isEmail, { error: MESSAGES.email })),
  role: oneOf(ROLES),
});

export const inviteValidator = zodValidator(InviteSchema);

export const PEOPLE_FIELDS = { intent: "intent", id: "id", role: "role", was: "was", needed: "needed" } as const;

export type PeopleTask =
  | { readonly kind: "role"; readonly id: string; readonly role: Role; readonly was: Role }
  | { readonly kind: "remove" | "restore"; readonly id: string }
  | { readonly kind: "drop-two-factor" | "send-again" | "withdraw"; readonly id: string }
  | { readonly kind: "two-factor"; readonly roles: readonly Role[] }
  | { readonly kind: "invite" };

const ON_ID = ["remove", "restore", "drop-two-factor", "send-again", "withdraw"] as const;

export function readPeopleTask(form: URLSearchParams): PeopleTask | null {
  const kind = form.get(PEOPLE_FIELDS.intent);
  if (kind === "invite") return { kind };
  if (kind === "two-factor") return { kind, roles: form.getAll(PEOPLE_FIELDS.needed).filter(isRole) };
  const id = form.get(PEOPLE_FIELDS.id) ?? "";
  if (id === "") return null;
  const named = ON_ID.find((one) => one === kind);
  if (named) return { kind: named, id } as PeopleTask;
  const [role, was] = [form.get(PEOPLE_FIELDS.role) ?? "", form.get(PEOPLE_FIELDS.was) ?? ""];
  return kind === "role" && isRole(role) && isRole(was) ? { kind, id, role, was } : null;
}

export const CONFIRM_FORM_ID = "confirm-form";
export const PROOF_FIELDS = { password: "password", code: "code" } as const;

export const confirmValidator = zodValidator(
  z.object({
    password: z.string({ error: REQUIRED }).check(z.minLength(1, { error: REQUIRED })),
    code: z.optional(z.string()),
  }),
);

/** The tasks that always take the owner's password: a session alone must not decide who runs the shop. */
const CONFIRMED: readonly PeopleTask["kind"][] = ["role", "remove", "restore", "drop-two-factor", "two-factor"];

/** `invitedAs` is the role that an invitation gives, for tasks that make or renew one. */
export const isConfirmed = ({ kind }: PeopleTask, invitedAs: Role | null): boolean =>
  CONFIRMED.includes(kind) || (kind !== "withdraw" && invitedAs === "owner");

export interface UnconfirmedTask {
  readonly what: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly asksCode: boolean;
}

export interface PeopleReply extends FormProblem {
  readonly asked: UnconfirmedTask | null;
  /** An invitation whose link the owner hands over: it can be read nowhere else. */
  readonly made: MadeInvitation | null;
}

export const PEOPLE_DONE = ["invited", "role", "removed", "restored", "withdrawn", "two-factor", "dropped"] as const;

export type PeopleDone = (typeof PEOPLE_DONE)[number];

export const DONE_FIELD = "done";
export const PERSON_FIELD = "person";

const AcceptSchema: z.ZodMiniType<AcceptedInvitation> = z.object({
  name: requiredText(),
  password: z
    .string({ error: REQUIRED })
    .check(z.minLength(1, { error: REQUIRED, abort: true }), z.refine(isStrongPassword, { error: PASSWORD_PROBLEM })),
});

export const invitationValidator = zodValidator(AcceptSchema);

export const ACCEPT_FORM_ID = "accept-form";

export const ACCEPT_INTENT = "intent";
export const ACCEPT_INTENTS = { signIn: "sign-in", accept: "accept" } as const;
