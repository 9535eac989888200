import * as z from "zod/mini";
import { type Posted, zodValidator } from "~/house/forms/zod-validator";
import { readTypedDay } from "~/trade/measure/calendar-day";
import { formatDollars } from "~/trade/measure/money";
import { type AmountProblem, MAX_TYPED_CENTS, readTypedAmount } from "~/trade/measure/typed-amount";
import type { OrderTerms } from "./order";

export const FILE_INTENT = "intent";

export const CONFIRM_INTENT = "confirm";

/** The checkbox that says a guest's order is that of the customer with its address. */
export const KNOWN_CUSTOMER = "knownCustomer";

export const TERMS_AMOUNTS = [
  { name: "freight", label: "Freight", none: "noFreight", noneLabel: "No freight" },
  { name: "tax", label: "Tax", none: "noTax", noneLabel: "No tax" },
] as const;

type Amount = (typeof TERMS_AMOUNTS)[number];

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

export const OFFERED_TAX = "offeredTax";

export const OFFERED_FREIGHT = "offeredFreight";

/** Whether the offered tax was left as it was: it then follows the freight. */
export function isTaxOffered(posted: Readonly<Record<string, unknown>>): boolean {
  const offered = textOf(posted[OFFERED_TAX]).trim();
  return offered !== "" && textOf(posted.tax).trim() === offered && posted.noTax === undefined;
}

const AMOUNT_MESSAGES: Readonly<Record<AmountProblem, string>> = {
  unclear: "Please enter an amount in dollars and cents, such as 1,234.50",
  negative: "Please enter an amount of $0 or more",
  "too-large": `Please enter at most ${formatDollars(MAX_TYPED_CENTS)}`,
};

const missing = ({ name, noneLabel }: Amount) => `Please enter the ${name}, or check ${noneLabel}`;

const DAY_MESSAGE = "Please enter a date such as 11/30/2026, or leave it empty";

interface PostedAmount {
  readonly typed: string;
  readonly isNone: boolean;
  readonly isNeeded: boolean;
}

function problemOf({ typed, isNone, isNeeded }: PostedAmount, amount: Amount): string | null {
  const read = readTypedAmount(typed);
  if ("problem" in read) return AMOUNT_MESSAGES[read.problem];
  if (isNone && read.cents) return `Please enter the ${amount.name} or check ${amount.noneLabel}, not both`;
  return isNeeded && !isNone && read.cents === null ? missing(amount) : null;
}

const centsOf = ({ typed, isNone }: PostedAmount) => {
  const read = readTypedAmount(typed);
  return isNone ? 0 : "cents" in read ? read.cents : null;
};

const amountRule = (amount: Amount) =>
  z.pipe(
    z.custom<PostedAmount>(() => true),
    z.transform((posted, context) => {
      const problem = problemOf(posted, amount);
      if (problem === null) return centsOf(posted);
      context.issues.push({ code: "custom", message: problem, input: posted });
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

const [FREIGHT, TAX] = TERMS_AMOUNTS;

/** Amounts may be left empty, unless the order is confirmed or the button confirms it. */
export const termsValidator = (isConfirmed: boolean) =>
  zodValidator(z.object({ freight: amountRule(FREIGHT), tax: amountRule(TAX), shipsOn: day }), (posted: Posted) => {
    const isNeeded = isConfirmed || posted[FILE_INTENT] === CONFIRM_INTENT;
    const amounts = TERMS_AMOUNTS.map(({ name, none }) => {
      const isNone = posted[none] !== undefined;
      // "No freight" and "No tax" overrule an offer that was left in its field.
      const offer = textOf(posted[name === "tax" ? OFFERED_TAX : OFFERED_FREIGHT]).trim();
      const isOverruled = isNone && textOf(posted[name]).trim() === offer;
      const amount: PostedAmount = { typed: isOverruled ? "" : textOf(posted[name]), isNone, isNeeded };
      return [name, amount] as const;
    });
    return { ...Object.fromEntries(amounts), shipsOn: posted.shipsOn };
  });

export function missingAmounts({ freightCents, taxCents }: OrderTerms): Readonly<Record<string, string>> {
  return {
    ...(freightCents === null && { freight: missing(FREIGHT) }),
    ...(taxCents === null && { tax: missing(TAX) }),
  };
}
