import { readPercent } from "~/house/forms/percent";
import type { TenthsOfPercent } from "~/trade/pricing/price-terms";

/** The field names of the form for a dealer's own quote document; they are also its query parameters. */
export const DEALER_NAME = "business";
export const CLIENT_NAME = "client";
export const MARKUP = "markup";

export const MAX_PAPER_NAME_LENGTH = 100;

export interface DealerFields {
  readonly business: string;
  readonly client: string;
  readonly markup: string;
}

export interface DealerPaperValues {
  readonly business: string;
  readonly client: string;
  readonly markup: TenthsOfPercent;
}

export interface DealerFormState {
  readonly fields: DealerFields;
  readonly paper: DealerPaperValues | null;
  readonly errors: Partial<Readonly<Record<keyof DealerFields, string>>>;
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

const TOO_LONG = `Please use at most ${MAX_PAPER_NAME_LENGTH} characters`;

/** Reads a dealer's form from the query of the page that prints a quote; `null` if the form was not sent. */
export function readDealerForm(query: URLSearchParams): DealerFormState | null {
  if (!query.has(MARKUP)) return null;
  const field = (name: string) => oneLine(query.get(name) ?? "");
  const fields = { business: field(DEALER_NAME), client: field(CLIENT_NAME), markup: field(MARKUP) };
  const { business, client } = fields;
  const markup = readPercent(fields.markup, MAX_MARKUP);
  const errors = {
    ...(business === "" && { business: "This field is required" }),
    ...(business.length > MAX_PAPER_NAME_LENGTH && { business: TOO_LONG }),
    ...(client.length > MAX_PAPER_NAME_LENGTH && { client: TOO_LONG }),
    ...(markup === null && {
      markup: `Please enter a percentage from 0 to ${MAX_MARKUP / 10} with at most one decimal, such as 12.5`,
    }),
  };
  const isValid = Object.keys(errors).length === 0 && markup !== null;
  return { fields, paper: isValid ? { business, client, markup } : null, errors };
}

/** The largest markup on a dealer's document: 300 percent. */
export const MAX_MARKUP: TenthsOfPercent = 3000;
