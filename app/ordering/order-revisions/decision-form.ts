import * as z from "zod/mini";
import { zodValidator } from "~/house/forms/zod-validator";
import type { Cents } from "~/trade/measure/money";
import { OfferSchema } from "./change-form";

export const DECISION_FORM_ID = "change-decision";

/** The fields that name a change, and what a button does with it. */
export const CHANGE_ID = "change";
export const DECISION = "intent";

export const ACCEPT = "accept-change";
export const DECLINE = "decline-change";
export const APPROVE = "approve-change";
export const WITHDRAW = "withdraw-change";

export const DECISION_LABELS = { fee: "Fee", reason: "Note to the customer" } as const;

const MISSING_REASON = "Please say why, so that the customer knows";

const WithdrawSchema = z.object({ fee: z.catch(z.string(), ""), reason: OfferSchema.shape.reason });

const DeclineSchema = z.extend(WithdrawSchema, {
  reason: OfferSchema.shape.reason.check(z.minLength(1, { error: MISSING_REASON })),
});

/** The office's answer to a change, for browser and server alike: only declining a request needs a reason. */
export const acceptValidator = zodValidator(OfferSchema);
export const declineValidator = zodValidator(DeclineSchema);
export const withdrawValidator = zodValidator(WithdrawSchema);

/** Reads the id of a change; 0 if there is none. */
export function readChangeId(form: URLSearchParams): number {
  const id = form.get(CHANGE_ID) ?? "";
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/**
 * What the office answers to a change: accepts it for a fee, or declines what the customer asked for, or withdraws what the
 * office offered.
 */
export type OfficeDecision =
  | { readonly kind: "accept"; readonly feeCents: Cents; readonly note: string }
  | { readonly kind: "decline"; readonly reason: string };

/** The fields of an answer as they were posted, and what is wrong with them. */
export interface RefusedDecision {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** Reads the office's answer to a change; `null` if a field is wrong. */
export async function readDecision(
  form: URLSearchParams,
): Promise<{ readonly decision: OfficeDecision | null } & RefusedDecision> {
  const typed = { fee: form.get("fee") ?? "", reason: form.get("reason") ?? "" };
  const fields = new URLSearchParams(typed);
  if (form.get(DECISION) === ACCEPT) {
    const { data, error } = await acceptValidator.validate(fields);
    if (error) return { decision: null, answers: typed, fieldErrors: error.fieldErrors };
    return { decision: { kind: "accept", feeCents: data.fee, note: data.reason }, answers: typed, fieldErrors: {} };
  }
  const isWithdrawn = form.get(DECISION) === WITHDRAW;
  const { data, error } = await (isWithdrawn ? withdrawValidator : declineValidator).validate(fields);
  if (error) return { decision: null, answers: typed, fieldErrors: error.fieldErrors };
  return { decision: { kind: "decline", reason: data.reason }, answers: typed, fieldErrors: {} };
}
