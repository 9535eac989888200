import * as z from "zod/mini";
import { MAX_RUSH_HELD_BACK, MAX_RUSH_PERCENT } from "~/house/capacity/capacity";
import type { RushSettings } from "~/house/capacity/rush";
import { checkbox } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { type Cents, formatCents } from "~/trade/measure/money";
import { readTypedAmount } from "~/trade/measure/typed-amount";
import { read, whole } from "./stations-form";

export const RUSH_FORM_ID = "rush";

/** What rush costs at least: at least a dollar, and at most ten thousand. */
const LEAST_CENTS = 100;
const MOST_CENTS = 1_000_000;

function readLeast(typed: string): Cents | undefined {
  const amount = readTypedAmount(typed);
  const cents = "problem" in amount ? null : amount.cents;
  return cents !== null && cents >= LEAST_CENTS && cents <= MOST_CENTS ? cents : undefined;
}

/** Whether rush is sold, what it costs, and what is held back for it. */
export const rushValidator = zodValidator(
  z.object({
    rushSold: checkbox(),
    rushPercent: whole(0, MAX_RUSH_PERCENT),
    rushLeast: read(readLeast, "Please enter an amount from $1 to $10,000"),
    rushHeldBack: whole(0, MAX_RUSH_HELD_BACK),
  }),
);

interface RushFields {
  readonly rushSold: boolean;
  readonly rushPercent: number;
  readonly rushLeast: Cents;
  readonly rushHeldBack: number;
}

/** Settings from the posted fields. */
export const rushOf = ({ rushSold, rushPercent, rushLeast, rushHeldBack }: RushFields): RushSettings => ({
  isSold: rushSold,
  percent: rushPercent,
  leastCents: rushLeast,
  heldBack: rushHeldBack,
});

/** The fields of the form. */
export const rushFields = ({ isSold, percent, leastCents, heldBack }: RushSettings) => ({
  rushSold: isSold,
  rushPercent: String(percent),
  rushLeast: formatCents(leastCents),
  rushHeldBack: String(heldBack),
});
