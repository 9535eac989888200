import * as z from "zod/mini";
import { readTypedDay } from "~/domain/calendar-day";
import { formatDollars } from "~/domain/money";
import {
  MAX_ORDER_MESSAGE_LENGTH,
  messageText,
  ORDER_STATES,
  type OrderState,
  type OrderTerms,
} from "~/domain/orders/order";
import { type AmountProblem, MAX_TYPED_CENTS, readTypedAmount } from "~/domain/typed-amount";
import { REQUIRED } from "./field-rules";
import { zodValidator } from "./zod-validator";

/** The name of what a form of an order's file asks for. */
export const DESK_INTENT = "intent";

/** The name under which a form says which revision of the order its page showed. */
export const DESK_REVISION = "revision";

/** The name under which a form says which state the order is to have. */
export const DESK_STATE = "state";

export const TERMS_FORM_ID = "order-terms";
export const MESSAGE_FORM_ID = "order-message";

const AMOUNT_MESSAGES: Readonly<Record<AmountProblem, string>> = {
  unclear: "Please enter an amount in dollars and cents, as 1,234.50",
  negative: "Please enter an amount of $0 or more",
  "too-large": `Please enter at most ${formatDollars(MAX_TYPED_CENTS)}`,
};

const DAY_MESSAGE = "Please enter a day as 11/30/2026, or leave it empty";

const amount = z.pipe(
  z.catch(z.string(), ""),
  z.transform((typed, context) => {
    const read = readTypedAmount(typed);
    if ("cents" in read) return read.cents;
    context.issues.push({ code: "custom", message: AMOUNT_MESSAGES[read.problem], input: typed });
    return z.NEVER;
  }),
);

const day = z.pipe(
  z.catch(z.string(), ""),
  z.transform((typed, context) => {
    if (typed.trim() === "") return null;
    const read = readTypedDay(typed);
    if (read !== null) return read;
    context.issues.push({ code: "custom", message: DAY_MESSAGE, input: typed });
    return z.NEVER;
  }),
);

/** Freight, tax and the day of shipping, for browser and server alike; a field left empty says nothing. */
export const termsValidator = zodValidator(z.object({ freight: amount, tax: amount, shipsOn: day }));

/** A message to the customer of an order, for browser and server alike. */
export const messageValidator = zodValidator(
  z.object({
    text: z.string({ error: REQUIRED }).check(
      z.overwrite(messageText),
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.maxLength(MAX_ORDER_MESSAGE_LENGTH, {
        error: `Please use at most ${MAX_ORDER_MESSAGE_LENGTH.toLocaleString("en-US")} characters`,
      }),
    ),
  }),
);

/** What a form asks for; the revision is that of the order as its page showed it. */
export type DeskTask =
  | { readonly kind: "state"; readonly state: OrderState; readonly revision: number }
  | { readonly kind: "undo"; readonly revision: number }
  | { readonly kind: "terms"; readonly terms: OrderTerms; readonly revision: number }
  | { readonly kind: "payment"; readonly revision: number }
  | { readonly kind: "message"; readonly text: string };

/** A posted form of an order's file: what it asks for, or the fields that were refused. */
export interface PostedDeskForm {
  readonly formId: string;
  /** What was typed, by the fields' names. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** `null` where a field was refused. */
  readonly task: DeskTask | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

const revisionOf = (form: URLSearchParams) => {
  const text = form.get(DESK_REVISION) ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

const pressed = (task: DeskTask): PostedDeskForm => ({
  formId: `order-${task.kind}`,
  answers: {},
  task,
  fieldErrors: {},
});

const answersOf = (form: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, form.get(name) ?? ""]));

async function readTermsForm(form: URLSearchParams, revision: number): Promise<PostedDeskForm> {
  const { data, error, formId = TERMS_FORM_ID } = await termsValidator.validate(form);
  const answers = answersOf(form, ["freight", "tax", "shipsOn"]);
  if (error) return { formId, answers, task: null, fieldErrors: error.fieldErrors };
  const terms = { freightCents: data.freight, taxCents: data.tax, shipsOn: data.shipsOn };
  return { formId, answers, task: { kind: "terms", terms, revision }, fieldErrors: {} };
}

async function readMessageForm(form: URLSearchParams): Promise<PostedDeskForm> {
  const { data, error } = await messageValidator.validate(form);
  const posted = { formId: MESSAGE_FORM_ID, answers: answersOf(form, ["text"]) };
  if (error) return { ...posted, task: null, fieldErrors: error.fieldErrors };
  return { ...posted, task: { kind: "message", text: data.text }, fieldErrors: {} };
}

/** Reads a form of an order's file; `null` where it is none. */
export async function readDeskForm(form: URLSearchParams): Promise<PostedDeskForm | null> {
  const revision = revisionOf(form);
  if (revision === null) return null;
  switch (form.get(DESK_INTENT)) {
    case "state": {
      const state = ORDER_STATES.find((one) => one === form.get(DESK_STATE));
      return state ? pressed({ kind: "state", state, revision }) : null;
    }
    case "undo":
      return pressed({ kind: "undo", revision });
    case "payment":
      return pressed({ kind: "payment", revision });
    case "terms":
      return readTermsForm(form, revision);
    case "message":
      return readMessageForm(form);
    default:
      return null;
  }
}
