import * as z from "zod/mini";
import { STATES } from "~/base/addresses/states";
import { countText } from "~/base/text/counts";
import type { SavedVersion } from "~/house/audit/saved-settings";
import { checkbox, oneOf, requiredText } from "~/house/forms/field-rules";
import { readPercent } from "~/house/forms/percent";
import { zodValidator } from "~/house/forms/zod-validator";
import { formatPercent, type TenthsOfPercent, WHOLE } from "~/trade/pricing/price-terms";
import { rateText, readRate, type TaxRate } from "./tax";

export interface MoneySettings {
  readonly howToPay: string;
  /** The share of an invoice that is due before making begins; 0 if there is no deposit. */
  readonly deposit: TenthsOfPercent;
  /** How many days after its date a prepaid invoice that is not paid is overdue. */
  readonly prepaidDays: number;
  readonly rates: readonly TaxRate[];
}

export const NO_MONEY_SETTINGS: MoneySettings = { howToPay: "", deposit: 0, prepaidDays: 7, rates: [] };

export type MoneyVersion = SavedVersion<MoneySettings>;

/** The longest text about how to pay, in UTF-16 code units. */
export const MAX_HOW_TO_PAY = 1000;

export const MONEY_INTENT = "intent";
export const MONEY_REVISION = "revision";

export const PAYING_FORM_ID = "paying";
export const RATE_FORM_ID = "rate";

const CODES = STATES.map(([code]) => code);

const CONTROL = /[^\P{Cc}\n]/gu;

const read = (value: (typed: string) => number | null, error: string) =>
  z.pipe(
    z.catch(z.string(), ""),
    z.transform((posted, context) => {
      const number = value(posted.trim());
      if (number !== null) return number;
      context.issues.push({ code: "custom", message: error, input: posted });
      return z.NEVER;
    }),
  );

const MAX_PREPAID_DAYS = 90;

function readPrepaidDays(typed: string): number | null {
  if (typed === "") return NO_MONEY_SETTINGS.prepaidDays;
  return /^\d{1,2}$/.test(typed) && Number(typed) <= MAX_PREPAID_DAYS ? Number(typed) : null;
}

const readDeposit = (typed: string) => (typed === "" ? 0 : readPercent(typed, WHOLE - 1));

export const payingValidator = zodValidator(
  z.object({
    howToPay: z.catch(z.string(), "").check(
      z.overwrite((text) => text.replace(/\r\n?/g, "\n").replace(CONTROL, "").trim()),
      z.maxLength(MAX_HOW_TO_PAY, { error: `Please use at most ${countText(MAX_HOW_TO_PAY)} characters` }),
    ),
    deposit: read(readDeposit, "Please enter a percentage below 100 with at most one decimal, such as 50, or nothing"),
    prepaidDays: read(readPrepaidDays, `Please enter a number of days from 0 to ${MAX_PREPAID_DAYS}`),
  }),
);

export const rateValidator = zodValidator(
  z.object({
    state: oneOf(CODES),
    rate: z.pipe(
      requiredText(),
      read(readRate, "Please enter a percentage from 0 to 100 with at most four decimals, such as 8.3125"),
    ),
    taxesFreight: checkbox(),
  }),
);

export const payingFields = ({ howToPay, deposit, prepaidDays }: MoneySettings) => ({
  howToPay,
  deposit: deposit === 0 ? "" : formatPercent(deposit).replace("%", ""),
  prepaidDays: String(prepaidDays),
});

export function withRate(settings: MoneySettings, rate: TaxRate): MoneySettings {
  const rates = [...settings.rates.filter(({ state }) => state !== rate.state), rate];
  return { ...settings, rates: rates.sort((one, other) => (one.state < other.state ? -1 : 1)) };
}

const withoutRate = (settings: MoneySettings, state: string): MoneySettings => ({
  ...settings,
  rates: settings.rates.filter((rate) => rate.state !== state),
});

/** A tax rate in words: `OR 8.3125%, freight is taxed`. */
export const rateWords = ({ state, millionths, taxesFreight }: TaxRate): string =>
  `${state} ${rateText(millionths)}, freight is ${taxesFreight ? "" : "not "}taxed`;

export const REMOVED_STATE = "state";

interface PostedMoneyForm {
  readonly formId: string;
  readonly revision: number;
  readonly answers: Readonly<Record<string, unknown>>;
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

export async function readMoneyForm(form: URLSearchParams): Promise<PostedMoneyForm | null> {
  const revision = form.get(MONEY_REVISION) ?? "";
  if (!/^\d{1,9}$/.test(revision)) return null;
  const read = await readIntent(form);
  return read && { ...read, revision: Number(revision) };
}
