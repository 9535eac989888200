import * as z from "zod/mini";
import { revisionField } from "~/house/forms/typed-field";
import { type Posted, zodValidator } from "~/house/forms/zod-validator";
import type { OptionSettings } from "~/house/settings/shop-settings";
import { readFixing, writeFixing } from "~/trade/measure/fixing";
import { HANDLE_LIMITS } from "~/trade/measure/handle";
import { mmNumber, readMm, type TenthsMm } from "~/trade/measure/millimeters";
import { type Cents, formatAmount } from "~/trade/measure/money";
import type { FixingPattern, HandleChoice } from "~/trade/measure/option-offers";
import { readTypedAmount } from "~/trade/measure/typed-amount";
import {
  OPTION_UNITS,
  type OptionPrice,
  PRICED_OPTIONS,
  type PricedOption,
  type PricedPer,
} from "~/trade/pricing/option-prices";

export const OPTIONS_FORM_ID = "options";

/** What the two forms of the page do. */
export const OPTIONS_INTENT = "intent";

/** The most rows of each table, and how many blank ones follow those that are filled in. */
const MAX_ROWS = 40;
const SPARE_ROWS = 2;

/** The fields of a row of each table, in the order of the page, with their labels. */
export const FIXING_FIELDS = {
  name: "Name",
  makes: "Makes",
  spacing: "Hole to hole, mm",
  offset: "Behind the cup’s center, mm",
  diameter: "Hole, mm wide",
  depth: "Hole, mm deep",
} as const;

export const HANDLE_FIELDS = { spacing: "Hole to hole, mm", diameter: "Hole, mm wide" } as const;

export const DISTANCE_FIELDS = {
  handleFromEdge: "From the opening edge, mm",
  handleFromEnd: "From the top or bottom, mm",
} as const;

export type OptionTable = "fixing" | "handle";

/** The name of a field of a table's row, by its index from 0. */
export const rowName = (table: OptionTable, index: number, field: string) => `${table}${index}-${field}`;

export const priceName = (option: PricedOption) => `price-${option}`;
export const perName = (option: PricedOption) => `per-${option}`;

/** How many rows a table shows for so many filled ones. */
export const rowsToShow = (filled: number) => Math.min(filled + SPARE_ROWS, MAX_ROWS);

/** The most that an option may cost. */
const MAX_OPTION_CENTS: Cents = 100_000;
const MAX_NAME_LENGTH = 60;

const HOLES_WRONG =
  "Please enter holes such as 45 by 9.5, 8 wide and 13 deep: 20 to 99 apart, up to 30 behind, up to 15 wide and deep";
const MM_WRONG = (least: TenthsMm, most: TenthsMm) =>
  `Please enter millimeters from ${mmNumber(least)} to ${mmNumber(most)}, such as ${mmNumber(least + 5)}`;
const PRICE_WRONG = `Please enter an amount in dollars up to ${MAX_OPTION_CENTS / 100}, such as 4.50, or nothing`;

/** Reads a form and collects what is wrong with it. */
class Reading {
  readonly wrong: { readonly at: string; readonly message: string }[] = [];
  constructor(private readonly posted: Posted) {}

  text(name: string): string {
    const value = this.posted[name];
    return typeof value === "string" ? value.trim() : "";
  }

  refuse(at: string, message: string): null {
    this.wrong.push({ at, message });
    return null;
  }

  mm(name: string, [least, most]: readonly [TenthsMm, TenthsMm]): TenthsMm | null {
    const length = readMm(this.text(name));
    return length !== null && length >= least && length <= most ? length : this.refuse(name, MM_WRONG(least, most));
  }
}

const isWithin = (length: number, least: number, most: number) => length >= least && length <= most;

function fixingAt(form: Reading, index: number): FixingPattern | null {
  const at = (field: keyof typeof FIXING_FIELDS) => rowName("fixing", index, field);
  const text = (field: keyof typeof FIXING_FIELDS) => form.text(at(field));
  const names = Object.keys(FIXING_FIELDS) as (keyof typeof FIXING_FIELDS)[];
  if (names.every((name) => text(name) === "")) return null;
  const name = text("name");
  if (name === "" || name.length > MAX_NAME_LENGTH) return form.refuse(at("name"), "Please enter a short name");
  if (text("makes").length > MAX_NAME_LENGTH) return form.refuse(at("makes"), "Please enter fewer makes");
  const [spacing, offset, diameter, depth] = (["spacing", "offset", "diameter", "depth"] as const).map(
    (field) => readMm(text(field)) ?? -1,
  ) as [TenthsMm, TenthsMm, TenthsMm, TenthsMm];
  const isDrillable =
    isWithin(spacing, 200, 990) && isWithin(offset, 0, 300) && isWithin(diameter, 10, 150) && isWithin(depth, 10, 150);
  const key = isDrillable ? writeFixing({ spacing, offset, diameter, depth }) : "";
  if (!readFixing(key)) return form.refuse(at("spacing"), HOLES_WRONG);
  const isHidden = form.text(rowName("fixing", index, "hidden")) !== "";
  return { key, name, makes: text("makes"), ...(isHidden && { isHidden }) };
}

function handleAt(form: Reading, index: number): HandleChoice | null {
  const at = (field: keyof typeof HANDLE_FIELDS) => rowName("handle", index, field);
  if (form.text(at("spacing")) === "" && form.text(at("diameter")) === "") return null;
  const spacing = form.mm(at("spacing"), HANDLE_LIMITS.spacing);
  const diameter = form.mm(at("diameter"), HANDLE_LIMITS.diameter);
  if (spacing === null || diameter === null) return null;
  const isHidden = form.text(rowName("handle", index, "hidden")) !== "";
  return { spacing, diameter, ...(isHidden && { isHidden }) };
}

/** The filled rows of a table; of two with the same holes, the second is refused. */
function rowsOf<Row>(
  form: Reading,
  table: OptionTable,
  rowAt: (index: number) => Row | null,
  holes: (row: Row) => string,
) {
  const rows: Row[] = [];
  for (let index = 0; index < MAX_ROWS; index++) {
    const row = rowAt(index);
    if (row === null) continue;
    if (rows.some((other) => holes(other) === holes(row))) {
      form.refuse(rowName(table, index, "spacing"), "Another row has the same holes: change one of them, or clear it");
    } else rows.push(row);
  }
  return rows;
}

function priceAt(form: Reading, option: PricedOption): OptionPrice | null {
  const amount = readTypedAmount(form.text(priceName(option)));
  const cents = "cents" in amount ? (amount.cents ?? 0) : MAX_OPTION_CENTS + 1;
  if (cents > MAX_OPTION_CENTS) return form.refuse(priceName(option), PRICE_WRONG);
  const units: readonly PricedPer[] = OPTION_UNITS[option];
  const per = units.find((unit) => unit === form.text(perName(option))) ?? units[0];
  return per && cents > 0 ? { cents, per } : null;
}

const OptionsFormSchema = z.pipe(
  z.looseObject({ revision: revisionField() }),
  z.transform((posted, context) => {
    const form = new Reading(posted);
    const options: OptionSettings = {
      fixings: rowsOf(
        form,
        "fixing",
        (index) => fixingAt(form, index),
        ({ key }) => key,
      ),
      handles: rowsOf(
        form,
        "handle",
        (index) => handleAt(form, index),
        ({ spacing, diameter }) => `${spacing} ${diameter}`,
      ),
      handleFromEdge: form.mm("handleFromEdge", HANDLE_LIMITS.fromEdge) ?? 0,
      handleFromEnd: form.mm("handleFromEnd", HANDLE_LIMITS.fromEnd) ?? 0,
      prices: Object.fromEntries(
        PRICED_OPTIONS.flatMap((option) => {
          const price = priceAt(form, option);
          return price ? [[option, price]] : [];
        }),
      ),
    };
    for (const { at, message } of form.wrong) {
      context.issues.push({ code: "custom", path: [at], message, input: posted });
    }
    return { revision: Number(posted.revision), options };
  }),
);

/** The form of the options, for browser and server alike. */
export const optionsValidator = zodValidator(OptionsFormSchema);

/** The values of the form's fields for some options. */
export function optionsFields({ fixings, handles, handleFromEdge, handleFromEnd, prices }: OptionSettings) {
  const hidden = (table: OptionTable, index: number, isHidden: true | undefined) =>
    isHidden ? [[rowName(table, index, "hidden"), "on"] as const] : [];
  return {
    ...Object.fromEntries(
      fixings.flatMap(({ key, name, makes, isHidden }, index) => {
        const holes = readFixing(key);
        const texts = Object.entries(holes ?? {}).map(([field, tenths]) => [field, mmNumber(tenths)] as const);
        return [
          ...[["name", name] as const, ["makes", makes] as const, ...texts].map(
            ([field, text]) => [rowName("fixing", index, field), text] as const,
          ),
          ...hidden("fixing", index, isHidden),
        ];
      }),
    ),
    ...Object.fromEntries(
      handles.flatMap(({ spacing, diameter, isHidden }, index) => [
        [rowName("handle", index, "spacing"), mmNumber(spacing)] as const,
        [rowName("handle", index, "diameter"), mmNumber(diameter)] as const,
        ...hidden("handle", index, isHidden),
      ]),
    ),
    handleFromEdge: mmNumber(handleFromEdge),
    handleFromEnd: mmNumber(handleFromEnd),
    ...Object.fromEntries(
      PRICED_OPTIONS.flatMap((option) => [
        [priceName(option), formatAmount(prices[option]?.cents ?? 0)] as const,
        [perName(option), prices[option]?.per ?? OPTION_UNITS[option][0]] as const,
      ]),
    ),
  };
}
