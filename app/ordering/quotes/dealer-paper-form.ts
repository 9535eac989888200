import { noteInput } from "~/house/forms/note";
import { readPercent } from "~/house/forms/percent";
import { MAX_PHOTOGRAPH_BYTES, PHOTOGRAPH_LIMITS } from "~/ordering/claims/photograph";
import type { Cents } from "~/trade/measure/money";
import { readTypedAmount } from "~/trade/measure/typed-amount";
import type { TenthsOfPercent } from "~/trade/pricing/price-terms";

/** The field names of the form for a customer's own quote document; the first three are also query parameters. */
export const DEALER_NAME = "business";
export const CLIENT_NAME = "client";
export const MARKUP = "markup";
export const PAPER_FIELDS = {
  phone: "phone",
  address: "address",
  terms: "terms",
  lineText: "lineText",
  lineAmount: "lineAmount",
  logo: "logo",
  withoutLogo: "withoutLogo",
} as const;

export const MAX_PAPER_NAME_LENGTH = 100;
export const MAX_PAPER_PHONE_LENGTH = 60;
export const MAX_PAPER_ADDRESS_LENGTH = 300;
export const MAX_PAPER_TERMS_LENGTH = 2000;
export const MAX_OWN_LINES = 10;

/** The most of one of a customer's own lines: ten times the dearest kitchen. */
const MAX_OWN_LINE_CENTS: Cents = 100_000_000;

/** A logo is small, however large the picture is that it comes from. */
export const LOGO_LIMITS = { ...PHOTOGRAPH_LIMITS, leastSide: 40, side: 600, bytes: 100_000 } as const;

export const LOGO_FILES = {
  field: PAPER_FIELDS.logo,
  files: 1,
  bytes: MAX_PHOTOGRAPH_BYTES,
  parts: 20 + 2 * MAX_OWN_LINES,
} as const;

interface TypedLine {
  readonly text: string;
  readonly amount: string;
}

export interface DealerFields {
  readonly business: string;
  readonly client: string;
  readonly markup: string;
  readonly phone: string;
  readonly address: string;
  readonly terms: string;
  readonly lines: readonly TypedLine[];
}

/** What a customer adds to a quote for a client, such as installation. */
export interface OwnLine {
  readonly text: string;
  readonly cents: Cents;
}

export interface DealerPaperValues extends Omit<DealerFields, "markup" | "lines"> {
  readonly markup: TenthsOfPercent;
  readonly lines: readonly OwnLine[];
}

export interface DealerFormState {
  readonly fields: DealerFields;
  readonly paper: DealerPaperValues | null;
  /** By the names of {@link DealerFields}; `line0` is the first of the lines. */
  readonly errors: Readonly<Record<string, string>>;
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

const tooLong = (most: number) => `Please use at most ${most} characters`;

const MARKUP_PROBLEM = (most: TenthsOfPercent) =>
  `Please enter a percentage from 0 to ${most / 10} with at most one decimal, such as 12.5`;

function ownLine({ text, amount }: TypedLine): OwnLine | { readonly problem: string } {
  if (text === "") return { problem: "Please say what the amount is for" };
  if (text.length > MAX_PAPER_NAME_LENGTH) return { problem: tooLong(MAX_PAPER_NAME_LENGTH) };
  const read = readTypedAmount(amount);
  const cents = "cents" in read ? read.cents : null;
  return cents === null || cents > MAX_OWN_LINE_CENTS
    ? { problem: "Please enter an amount in dollars up to 1,000,000, such as 450.00" }
    : { text, cents };
}

function typedLines(form: URLSearchParams): readonly TypedLine[] {
  const amounts = form.getAll(PAPER_FIELDS.lineAmount);
  return form
    .getAll(PAPER_FIELDS.lineText)
    .slice(0, MAX_OWN_LINES)
    .map((text, at) => ({ text: oneLine(text), amount: oneLine(amounts[at] ?? "") }))
    .filter(({ text, amount }) => text !== "" || amount !== "");
}

const LONGEST = {
  business: MAX_PAPER_NAME_LENGTH,
  client: MAX_PAPER_NAME_LENGTH,
  phone: MAX_PAPER_PHONE_LENGTH,
  address: MAX_PAPER_ADDRESS_LENGTH,
  terms: MAX_PAPER_TERMS_LENGTH,
} as const;

/**
 * Reads the form of a customer's own document, or the query of its page, which has at least a markup; `null` if neither
 * was sent. What was not sent is as it was `before`.
 */
export function readDealerForm(form: URLSearchParams, before: DealerFields): DealerFormState | null {
  if (!form.has(MARKUP)) return null;
  const field = (name: "business" | "client" | "markup" | "phone") => oneLine(form.get(name) ?? before[name]);
  const text = (name: "address" | "terms") => noteInput(form.get(name) ?? before[name]);
  const fields = {
    ...{ business: field(DEALER_NAME), client: field(CLIENT_NAME), markup: field(MARKUP), phone: field("phone") },
    ...{ address: text("address"), terms: text("terms") },
    lines: form.has(PAPER_FIELDS.lineText) ? typedLines(form) : before.lines,
  };
  const { markup: typedMarkup, lines: typed, ...rest } = fields;
  const markup = readPercent(typedMarkup, MAX_MARKUP);
  const lines = typed.map(ownLine);
  const longer = Object.entries(LONGEST).flatMap(([name, most]) =>
    rest[name as keyof typeof rest].length > most ? [[name, tooLong(most)] as const] : [],
  );
  const errors = {
    ...(rest.business === "" && { business: "This field is required" }),
    ...Object.fromEntries(longer),
    ...(markup === null && { markup: MARKUP_PROBLEM(MAX_MARKUP) }),
    ...Object.fromEntries(lines.flatMap((line, at) => ("problem" in line ? [[`line${at}`, line.problem]] : []))),
  };
  if (Object.keys(errors).length > 0 || markup === null) return { fields, paper: null, errors };
  const read = lines.filter((line): line is OwnLine => !("problem" in line));
  return { fields, paper: { ...rest, markup, lines: read }, errors };
}

/** The largest markup on a customer's own document: 300 percent. */
export const MAX_MARKUP: TenthsOfPercent = 3000;

export const PAPER_INTENT = "intent";

const LINK_TASKS = ["make-link", "end-link"] as const;

export type LinkTask = (typeof LINK_TASKS)[number];

export const readLinkTask = (form: URLSearchParams): LinkTask | null =>
  LINK_TASKS.find((task) => task === form.get(PAPER_INTENT)) ?? null;

/** With this in its query, the page of a quote's papers shows the customer's own. */
export const OWN_PAPER = "own";
