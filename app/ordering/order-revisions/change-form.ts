import * as z from "zod/mini";
import { countText } from "~/base/text/counts";
import { noteInput } from "~/house/forms/note";
import { zodValidator } from "~/house/forms/zod-validator";
import { askAboutAddress, OrderDetailsSchema } from "~/ordering/checkout/checkout-form";
import { type Cents, formatDollars } from "~/trade/measure/money";
import { MAX_TYPED_CENTS, readTypedAmount } from "~/trade/measure/typed-amount";

export const CHANGE_FORM_ID = "order-change";

export const CHANGE_NAMES = {
  revision: "revision",
  prices: "prices",
  /** Begins the fields of a line; its value is a {@link LineKind}, or {@link END}. */
  line: "line",
  product: "product",
  finish: "finish",
  samples: "samples",
  removed: "removed",
  /** `request` if the page said that the shop must accept the change first. */
  mode: "mode",
  intent: "intent",
  added: "added",
} as const;

export type LineKind = "pieces" | "samples";

export const END = "end";

export const SAVE = "save";
export const REMOVE_LINE = "remove-line";
export const RESTORE_LINE = "restore-line";
export const ADD_LINE = "add-line";
/** Only prices the lines, and finds styles by the words that were typed for it. */
export const PRICE = "price";

export const MAX_CHANGE_NOTE_LENGTH = 2000;

const OfferSchema = z.object({
  fee: z.pipe(
    z.catch(z.string(), ""),
    z.transform((typed, context) => {
      const read = readTypedAmount(typed);
      if ("cents" in read) return read.cents ?? 0;
      const message =
        read.problem === "too-large"
          ? `Please enter at most ${formatDollars(MAX_TYPED_CENTS)}`
          : "Please enter an amount such as 25.00, or leave it empty for no fee";
      context.issues.push({ code: "custom", message, input: typed });
      return z.NEVER;
    }),
  ),
  reason: z.catch(z.string(), "").check(
    z.overwrite(noteInput),
    z.maxLength(MAX_CHANGE_NOTE_LENGTH, {
      error: `Please use at most ${countText(MAX_CHANGE_NOTE_LENGTH)} characters`,
    }),
  ),
});

/** Where a changed order goes, and its names and notes; for browser and server alike. */
export const changeValidator = zodValidator(OrderDetailsSchema.check(askAboutAddress));

/** The same with what the office adds to a change that it offers. */
export const offerValidator = zodValidator(z.extend(OrderDetailsSchema, OfferSchema.shape).check(askAboutAddress));

export const DECISION_FORM_ID = "change-decision";

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
export const acceptChangeValidator = zodValidator(OfferSchema);
export const declineValidator = zodValidator(DeclineSchema);
export const withdrawValidator = zodValidator(WithdrawSchema);

export function readChangeId(form: URLSearchParams): number {
  const id = form.get(CHANGE_ID) ?? "";
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/**
 * What the office answers to a change: accepts it for a fee, or declines what the customer asked for, or withdraws what
 * the office offered.
 */
export type OfficeDecision =
  | { readonly kind: "accept"; readonly feeCents: Cents; readonly note: string }
  | { readonly kind: "decline"; readonly reason: string };

export interface RefusedDecision {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export async function readDecision(
  form: URLSearchParams,
): Promise<{ readonly decision: OfficeDecision | null } & RefusedDecision> {
  const typed = { fee: form.get("fee") ?? "", reason: form.get("reason") ?? "" };
  const fields = new URLSearchParams(typed);
  if (form.get(DECISION) === ACCEPT) {
    const { data, error } = await acceptChangeValidator.validate(fields);
    if (error) return { decision: null, answers: typed, fieldErrors: error.fieldErrors };
    return { decision: { kind: "accept", feeCents: data.fee, note: data.reason }, answers: typed, fieldErrors: {} };
  }
  const isWithdrawn = form.get(DECISION) === WITHDRAW;
  const { data, error } = await (isWithdrawn ? withdrawValidator : declineValidator).validate(fields);
  if (error) return { decision: null, answers: typed, fieldErrors: error.fieldErrors };
  return { decision: { kind: "decline", reason: data.reason }, answers: typed, fieldErrors: {} };
}
