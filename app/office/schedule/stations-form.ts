import * as z from "zod/mini";
import { countText } from "~/base/text/counts";
import {
  type Absence,
  type CapacitySettings,
  MAX_ABSENCE_REASON,
  MAX_HELD_BACK,
  MAX_RUSH_HELD_BACK,
  MAX_RUSH_PERCENT,
  MAX_SLACK_DAYS,
  MAX_STATION_MINUTES,
  MAX_STATION_NAME,
  MAX_STATION_RATE,
  MAX_STRANGER_DAYS,
  MAX_UNCONFIRMED_PERCENT,
  type Rate,
  type Station,
  WORKS,
  type Work,
} from "~/house/capacity/capacity";
import type { RushSettings } from "~/house/capacity/rush";
import { checkbox, oneOf, requiredText, text } from "~/house/forms/field-rules";
import { optionalField, requiredField } from "~/house/forms/typed-field";
import { zodValidator } from "~/house/forms/zod-validator";
import { readTypedDay } from "~/trade/measure/calendar-day";
import { type Cents, formatCents } from "~/trade/measure/money";
import { readTypedAmount } from "~/trade/measure/typed-amount";

export const DATES_FORM_ID = "dates";
export const ABSENCE_FORM_ID = "absence";
export const STATION_FORM_ID = "station";

export const WORK_WORDS: Readonly<Record<Work, string>> = {
  "five-piece": "Cope and stick frame",
  mitered: "Mitered frame",
  "one-piece": "One-piece routed",
  slab: "Slab",
  primed: "Primer",
  clear: "Clear coat",
  stain: "Stain",
  paint: "Paint",
  foil: "Foil or laminate",
};

/** The field names of a work's minutes. */
export const pieceFieldName = (work: Work) => `piece-${work}` as const;
export const areaFieldName = (work: Work) => `area-${work}` as const;

type RateName = ReturnType<typeof pieceFieldName> | ReturnType<typeof areaFieldName>;

const RATE_NAMES: readonly RateName[] = WORKS.flatMap((work) => [pieceFieldName(work), areaFieldName(work)]);

/** A whole number between two others. */
const whole = (least: number, most: number) =>
  requiredField(
    (typed) => {
      const number = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
      return number >= least && number <= most ? number : null;
    },
    `Please enter a whole number from ${least} to ${countText(most)}`,
  );

/** Tenths of a minute, from "4.5". */
function readTenths(typed: string): number | null {
  const [, units, tenths = "0"] = /^(\d{1,4})(?:\.(\d))?$/.exec(typed) ?? [];
  const read = Number(units) * 10 + Number(tenths);
  return read <= MAX_STATION_RATE ? read : null;
}

const minutes = optionalField(readTenths, "Please enter minutes with at most one decimal, such as 4.5, or nothing");
const day = requiredField(readTypedDay, "Please enter a date such as 11/30/2026");

export const stationValidator = zodValidator(
  z.object({
    name: requiredText(MAX_STATION_NAME),
    minutes: whole(0, MAX_STATION_MINUTES),
    ...(Object.fromEntries(RATE_NAMES.map((name) => [name, minutes])) as Record<RateName, typeof minutes>),
  }),
);

/** Fewer minutes of a station from a day to a day. */
export const absenceValidator = zodValidator(
  z
    .object({
      station: whole(1, 1_000_000),
      firstDay: day,
      lastDay: day,
      minutes: whole(1, MAX_STATION_MINUTES),
      reason: text(MAX_ABSENCE_REASON),
    })
    .check((context) => {
      const { firstDay, lastDay } = context.value;
      if (lastDay >= firstDay) return;
      const message = "Please enter the first day or a later one";
      context.issues.push({ code: "custom", path: ["lastDay"], message, input: lastDay });
    }),
);

/** How dates are promised. */
export const datesValidator = zodValidator(
  z.object({
    slackDays: whole(0, MAX_SLACK_DAYS),
    heldBack: whole(0, MAX_HELD_BACK),
    booksAt: oneOf(["placing", "confirming"]),
    unconfirmedPercent: whole(0, MAX_UNCONFIRMED_PERCENT),
    strangerDays: whole(0, MAX_STRANGER_DAYS),
    showsOnTime: checkbox(),
  }),
);

const tenthsText = (tenths: number) => (tenths / 10).toString();

export function stationFields({ name, minutes: aDay, rates }: Pick<Station, "name" | "minutes" | "rates">) {
  const typed = WORKS.flatMap((work) => {
    const rate = rates[work];
    return [
      [pieceFieldName(work), rate ? tenthsText(rate.perPiece) : ""],
      [areaFieldName(work), rate ? tenthsText(rate.perSqFt) : ""],
    ] as const;
  });
  return { name, minutes: String(aDay), ...Object.fromEntries(typed) };
}

export const datesFields = ({ slackDays, heldBack, booksAt, showsOnTime, ...most }: CapacitySettings) => ({
  slackDays: String(slackDays),
  heldBack: String(heldBack),
  booksAt,
  unconfirmedPercent: String(most.unconfirmedPercent),
  strangerDays: String(most.strangerDays),
  showsOnTime,
});

/** A station's rates from its posted fields; work with neither field is not done there. */
export function ratesOf(fields: Readonly<Record<RateName, number | null>>): Station["rates"] {
  const rates: Partial<Record<Work, Rate>> = {};
  for (const work of WORKS) {
    const [perPiece, perSqFt] = [fields[pieceFieldName(work)], fields[areaFieldName(work)]];
    if (perPiece !== null || perSqFt !== null) rates[work] = { perPiece: perPiece ?? 0, perSqFt: perSqFt ?? 0 };
  }
  return rates;
}

/** An absence, for the address of its Remove button. */
export const absenceKey = ({ station, firstDay, lastDay, minutes: missing }: Absence): string =>
  [station, firstDay, lastDay, missing].join(" ");

export const RUSH_FORM_ID = "rush";

/** What rush costs at least: at least a dollar, and at most ten thousand. */
const LEAST_CENTS = 100;
const MOST_CENTS = 1_000_000;

function readLeast(typed: string): Cents | null {
  const amount = readTypedAmount(typed);
  const cents = "problem" in amount ? null : amount.cents;
  return cents !== null && cents >= LEAST_CENTS && cents <= MOST_CENTS ? cents : null;
}

export const rushValidator = zodValidator(
  z.object({
    rushSold: checkbox(),
    rushPercent: whole(0, MAX_RUSH_PERCENT),
    rushLeast: requiredField(readLeast, "Please enter an amount from $1 to $10,000"),
    rushHeldBack: whole(0, MAX_RUSH_HELD_BACK),
  }),
);

interface RushFields {
  readonly rushSold: boolean;
  readonly rushPercent: number;
  readonly rushLeast: Cents;
  readonly rushHeldBack: number;
}

export const rushOf = ({ rushSold, rushPercent, rushLeast, rushHeldBack }: RushFields): RushSettings => ({
  isSold: rushSold,
  percent: rushPercent,
  leastCents: rushLeast,
  heldBack: rushHeldBack,
});

export const rushFields = ({ isSold, percent, leastCents, heldBack }: RushSettings) => ({
  rushSold: isSold,
  rushPercent: String(percent),
  rushLeast: formatCents(leastCents),
  rushHeldBack: String(heldBack),
});
