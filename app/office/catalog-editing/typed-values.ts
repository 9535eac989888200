import { readTypedDay } from "~/trade/measure/calendar-day";
import type { Sixteenths } from "~/trade/measure/measure";
import { type Cents, formatAmount, MAX_CENTS_READ } from "~/trade/measure/money";
import { formatTape, readTape } from "~/trade/measure/tape";
import { readTypedAmount } from "~/trade/measure/typed-amount";

export interface RefusedText {
  readonly problem: string;
}

export const isRefusedText = (value: unknown): value is RefusedText =>
  typeof value === "object" && value !== null && "problem" in value;

const MISSING = "This field is required";

/** The longest length of a style, in whole inches. */
const MAX_INCHES = 600;

/** Reads a value that may be missing: nothing typed is `null`. */
export const optionalValue = <T>(read: (typed: string) => T | RefusedText) => {
  return (typed: string): T | null | RefusedText => (typed.trim() === "" ? null : read(typed));
};

export const requiredValue = <T>(read: (typed: string) => T | RefusedText) => {
  return (typed: string): T | RefusedText => (typed.trim() === "" ? { problem: MISSING } : read(typed));
};

export const readWords = (most: number, isLong: boolean) => {
  return (typed: string): string | RefusedText => {
    const lines = typed.replaceAll(/\r\n?/g, "\n").replaceAll("\0", "").trim();
    const text = isLong ? lines : lines.replaceAll(/\s+/g, " ");
    return text.length <= most ? text : { problem: `Please use at most ${most} characters` };
  };
};

/** Reads dollars into cents, such as `20.50`. A comma is never the decimal point. */
export const readDollars = (least: Cents, most: Cents = MAX_CENTS_READ) => {
  return (typed: string): Cents | RefusedText => {
    const amount = readTypedAmount(typed);
    const cents = "cents" in amount ? amount.cents : null;
    if (cents === null) return { problem: "Please enter dollars with a decimal point, such as 20.50" };
    return cents >= least && cents <= most
      ? cents
      : { problem: `Please enter an amount from $${formatAmount(least)} to $${formatAmount(most)}` };
  };
};

/** Reads a length in inches, as a tape shows it or with decimals. */
export function readLength(typed: string): Sixteenths | RefusedText {
  const reading = readTape(typed, { maxInches: MAX_INCHES });
  if (reading.kind === "exact" && reading.length > 0) return reading.length;
  if (reading.kind === "near") {
    return { problem: `Please enter sixteenths of an inch; the nearest is ${formatTape(reading.length)}` };
  }
  if (reading.kind === "between") {
    const { below, above } = reading;
    return { problem: `Please enter sixteenths of an inch: ${formatTape(below)} or ${formatTape(above)}` };
  }
  if (reading.kind === "unreadable" && reading.reason === "date") {
    return { problem: "A spreadsheet has turned this size into a date. Please enter inches, such as 0.25" };
  }
  return { problem: "Please enter inches, such as 13/16 or 2 1/4" };
}

export const readWhole = (most: number) => {
  return (typed: string): number | RefusedText => {
    const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
    return number >= 1 && number <= most ? number : { problem: `Please enter a whole number from 1 to ${most}` };
  };
};

/** The heaviest weight of a square foot, in hundredths of a pound. */
const MAX_HUNDREDTHS = 10_000;

/** Reads pounds, such as `2.8`, into hundredths of a pound. */
export function readPounds(typed: string): number | RefusedText {
  const [, whole = "", decimals = ""] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const hundredths = whole === "" ? 0 : Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return hundredths > 0 && hundredths <= MAX_HUNDREDTHS
    ? hundredths
    : { problem: "Please enter pounds with at most two decimals, such as 2.80" };
}

export const readDay = (typed: string): string | RefusedText =>
  readTypedDay(typed) ?? { problem: "Please enter a date such as 2027-01-04" };

export const readOneOf = <const T extends string>(known: readonly T[]) => {
  return (typed: string): T | RefusedText =>
    known.find((value) => value === typed.trim().toLowerCase()) ?? {
      problem: `Please enter one of: ${known.join(", ")}`,
    };
};
