import {
  MONEY_INTENT,
  MONEY_REVISION,
  type MoneySettings,
  PAYING_FORM_ID,
  payingValidator,
  RATE_FORM_ID,
  rateValidator,
  withoutRate,
  withRate,
} from "./money-settings";

/** The field for the state whose rate a form removes. */
export const REMOVED_STATE = "state";

/** A posted form of the page: what it changes, or the fields that were refused. */
export interface PostedMoneyForm {
  readonly formId: string;
  readonly revision: number;
  readonly answers: Readonly<Record<string, unknown>>;
  /** `null` if a field was refused. */
  readonly change: "undo" | ((settings: MoneySettings) => MoneySettings) | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

type Read = Pick<PostedMoneyForm, "formId" | "answers" | "change" | "fieldErrors">;

const pressed = (change: PostedMoneyForm["change"]): Read => ({ formId: "", answers: {}, change, fieldErrors: {} });

async function readPaying(form: URLSearchParams): Promise<Read> {
  const { data, error, submittedData: answers } = await payingValidator.validate(form);
  const posted = { formId: PAYING_FORM_ID, answers };
  if (error) return { ...posted, change: null, fieldErrors: error.fieldErrors };
  return { ...posted, change: (settings) => ({ ...settings, ...data }), fieldErrors: {} };
}

async function readRateForm(form: URLSearchParams): Promise<Read> {
  const { data, error, submittedData: answers } = await rateValidator.validate(form);
  const posted = { formId: RATE_FORM_ID, answers };
  if (error) return { ...posted, change: null, fieldErrors: error.fieldErrors };
  const { rate: millionths, ...rate } = data;
  return { ...posted, change: (settings) => withRate(settings, { ...rate, millionths }), fieldErrors: {} };
}

async function readIntent(form: URLSearchParams): Promise<Read | null> {
  switch (form.get(MONEY_INTENT)) {
    case "paying":
      return readPaying(form);
    case "rate":
      return readRateForm(form);
    case "remove": {
      const state = form.get(REMOVED_STATE) ?? "";
      return pressed((settings) => withoutRate(settings, state));
    }
    case "undo":
      return pressed("undo");
    default:
      return null;
  }
}

/** Reads a form of the page for invoices and tax; `null` if it is not one. */
export async function readMoneyForm(form: URLSearchParams): Promise<PostedMoneyForm | null> {
  const revision = form.get(MONEY_REVISION) ?? "";
  if (!/^\d{1,9}$/.test(revision)) return null;
  const read = await readIntent(form);
  return read && { ...read, revision: Number(revision) };
}
