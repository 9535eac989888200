import * as z from "zod/mini";
import { countText } from "~/base/text/counts";
import { ORDER_STATES, type OrderState } from "~/house/capacity/order-state";
import { REQUIRED } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { CORRECTION_FORM_ID, CORRECTION_INTENT, correctionValidator, type TypedRecipient } from "./correction-form";
import { MAX_ORDER_MESSAGE_LENGTH, messageText, type OrderTerms } from "./order";
import {
  CONFIRM_INTENT,
  FILE_INTENT,
  isTaxOffered,
  KNOWN_CUSTOMER,
  OFFERED_TAX,
  TERMS_AMOUNTS,
  termsValidator,
} from "./order-terms-form";
import type { Shipment } from "./shipment";
import {
  postedShipment,
  SHIP_INTENT,
  SHIPMENT_FORM_ID,
  SHIPMENT_INTENT,
  SHIPMENT_LABELS,
  shipmentValidator,
} from "./shipment-form";

export const FILE_REVISION = "revision";

export const FILE_STATE = "state";

/** The field of the button that starts an unpaid order, after the page has said that it is not paid. */
export const FILE_UNPAID = "unpaid";

export const TERMS_FORM_ID = "order-terms";
export const MESSAGE_FORM_ID = "order-message";

export const messageValidator = zodValidator(
  z.object({
    text: z.string({ error: REQUIRED }).check(
      z.overwrite(messageText),
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.maxLength(MAX_ORDER_MESSAGE_LENGTH, {
        error: `Please use at most ${countText(MAX_ORDER_MESSAGE_LENGTH)} characters`,
      }),
    ),
  }),
);

interface PostedTerms {
  readonly terms: OrderTerms;
  /** The tax is by the owner's rate, which the page offered. */
  readonly isTaxOffered?: true;
}

interface PostedShipment {
  readonly shipment: Shipment;
}

export type FileTask =
  | ({
      readonly kind: "state";
      readonly state: OrderState;
      readonly revision: number;
      readonly isUnpaidKnown?: true;
      readonly isKnownCustomer?: true;
    } & Partial<PostedTerms & PostedShipment>)
  | ({ readonly kind: "shipment"; readonly revision: number } & PostedShipment)
  | { readonly kind: "correction"; readonly revision: number; readonly typed: TypedRecipient }
  | { readonly kind: "undo"; readonly revision: number }
  | ({ readonly kind: "terms"; readonly revision: number } & PostedTerms)
  | { readonly kind: "payment"; readonly revision: number }
  | { readonly kind: "message"; readonly text: string };

export interface PostedFileForm {
  readonly formId: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** `null` if a field was refused. */
  readonly task: FileTask | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** It is the form for shipping details, which the workshop may send too. */
  readonly isShipment?: true;
}

const revisionOf = (form: URLSearchParams) => {
  const text = form.get(FILE_REVISION) ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

const pressed = (task: FileTask): PostedFileForm => ({
  formId: `order-${task.kind}`,
  answers: {},
  task,
  fieldErrors: {},
});

const answersOf = (form: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, form.get(name) ?? ""]));

async function readTermsForm(form: URLSearchParams, revision: number): Promise<PostedFileForm> {
  const { data, error, formId = TERMS_FORM_ID } = await termsValidator(false).validate(form);
  const checked = [...TERMS_AMOUNTS.map(({ none }) => none), OFFERED_TAX, KNOWN_CUSTOMER].filter((name) =>
    form.has(name),
  );
  const answers = { ...answersOf(form, ["freight", "tax", "shipsOn"]), ...answersOf(form, checked) };
  if (error) return { formId, answers, task: null, fieldErrors: error.fieldErrors };
  const terms = { freightCents: data.freight, taxCents: data.tax, shipsOn: data.shipsOn };
  const posted = { terms, revision, ...(isTaxOffered(answers) && { isTaxOffered: true as const }) };
  const isKnownCustomer = form.has(KNOWN_CUSTOMER) && ({ isKnownCustomer: true } as const);
  const task: FileTask =
    form.get(FILE_INTENT) === CONFIRM_INTENT
      ? { kind: "state", state: "confirmed", ...posted, ...isKnownCustomer }
      : { kind: "terms", ...posted };
  return { formId, answers, task, fieldErrors: {} };
}

async function readShipmentForm(form: URLSearchParams, revision: number): Promise<PostedFileForm> {
  const { data, error, formId = SHIPMENT_FORM_ID } = await shipmentValidator.validate(form);
  const answers = answersOf(form, Object.keys(SHIPMENT_LABELS));
  const isShipment = true;
  if (error) return { formId, answers, task: null, fieldErrors: error.fieldErrors, isShipment };
  const posted = { shipment: postedShipment(data), revision };
  const isShipped = form.get(FILE_INTENT) === SHIP_INTENT;
  const task: FileTask = isShipped ? { kind: "state", state: "shipped", ...posted } : { kind: "shipment", ...posted };
  return { formId, answers, task, fieldErrors: {}, isShipment };
}

async function readCorrectionForm(form: URLSearchParams, revision: number): Promise<PostedFileForm> {
  const { data, error, formId = CORRECTION_FORM_ID } = await correctionValidator.validate(form);
  const posted = { formId, answers: answersOf(form, [...new Set(form.keys())]) };
  if (error) return { ...posted, task: null, fieldErrors: error.fieldErrors };
  return { ...posted, task: { kind: "correction", typed: data, revision }, fieldErrors: {} };
}

async function readMessageForm(form: URLSearchParams): Promise<PostedFileForm> {
  const { data, error } = await messageValidator.validate(form);
  const posted = { formId: MESSAGE_FORM_ID, answers: answersOf(form, ["text"]) };
  if (error) return { ...posted, task: null, fieldErrors: error.fieldErrors };
  return { ...posted, task: { kind: "message", text: data.text }, fieldErrors: {} };
}

export async function readFileForm(form: URLSearchParams): Promise<PostedFileForm | null> {
  const revision = revisionOf(form);
  if (revision === null) return null;
  switch (form.get(FILE_INTENT)) {
    case "state": {
      const state = ORDER_STATES.find((one) => one === form.get(FILE_STATE));
      const isUnpaidKnown = form.has(FILE_UNPAID) && ({ isUnpaidKnown: true } as const);
      return state ? pressed({ kind: "state", state, revision, ...isUnpaidKnown }) : null;
    }
    case "undo":
      return pressed({ kind: "undo", revision });
    case "payment":
      return pressed({ kind: "payment", revision });
    case "terms":
    case CONFIRM_INTENT:
      return readTermsForm(form, revision);
    case SHIP_INTENT:
    case SHIPMENT_INTENT:
      return readShipmentForm(form, revision);
    case CORRECTION_INTENT:
      return readCorrectionForm(form, revision);
    case "message":
      return readMessageForm(form);
    default:
      return null;
  }
}
