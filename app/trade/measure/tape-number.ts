export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Ratio = { numerator: 0n, denominator: 1n };

export const times = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

export const plus = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export interface WrittenNumber {
  readonly value: Ratio;
  readonly isWhole: boolean;
}

const whole = (digits: string): WrittenNumber => ({
  value: { numerator: BigInt(digits), denominator: 1n },
  isWhole: true,
});

function decimal(before: string, after: string): WrittenNumber {
  if (/^0*$/.test(after)) return { ...whole(before || "0"), isWhole: after === "" };
  return {
    value: { numerator: BigInt(before + after), denominator: 10n ** BigInt(after.length) },
    isWhole: false,
  };
}

const withoutMarks = (text: string) => text.replace(/[.,]/g, "");

/** A whole number in groups of three: `1,209`, `12.209.000`. */
const isGrouped = (text: string, mark: "." | ",") =>
  mark === "," ? /^[1-9]\d{0,2}(?:,\d{3})+$/.test(text) : /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text);

export interface NumberHabits {
  readonly decimalComma: boolean | undefined;
  readonly pointMayGroup: boolean;
}

/** `"ambiguous"` for a mark that may be either (`1,209`); `null` for what is not a number (`1.2.3`). */
export function readNumber(text: string, habits: NumberHabits): WrittenNumber | "ambiguous" | null {
  if (/^\d+$/.test(text)) return whole(text);
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const [before, mark, after] = [text.slice(0, last), text[last] as "." | ",", text.slice(last + 1)];
  const other = mark === "." ? "," : ".";
  if (before.includes(mark)) return isGrouped(text, mark) ? whole(withoutMarks(text)) : null;
  if (before.includes(other)) return isGrouped(before, other) ? decimal(withoutMarks(before), after) : null;
  if (isGrouped(text, mark)) {
    const grouping = groups(mark, habits);
    if (grouping === undefined) return "ambiguous";
    if (grouping) return whole(withoutMarks(text));
  }
  return before === "" && after === "" ? null : decimal(before, after);
}

function groups(mark: "." | ",", { decimalComma, pointMayGroup }: NumberHabits): boolean | undefined {
  if (decimalComma !== undefined) return decimalComma === (mark === ".");
  return mark === "." && !pointMayGroup ? false : undefined;
}
