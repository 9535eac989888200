import * as z from "zod/mini";
import { countText } from "~/base/text/counts";
import { readPercent } from "~/house/forms/percent";
import { optionalField, revisionField } from "~/house/forms/typed-field";
import { zodValidator } from "~/house/forms/zod-validator";
import type { Cents } from "~/trade/measure/money";
import { WHOLE } from "~/trade/pricing/price-terms";
import { TIERS, type TierId } from "~/trade/pricing/tiers";
import { CUTTING_FIELDS, cuttingFields, cuttingOf } from "./cutting-form";
import { FREIGHT_FIELDS, freightFields, freightTableOf } from "./freight-form";
import {
  byTier,
  MAX_BATCH_MONTHS,
  MAX_LEAST_SQUARE_INCHES,
  MAX_MINIMUM_ORDER,
  MAX_QUOTE_DAYS,
  type SavedSettings,
  type ShopSettings,
} from "./shop-settings";

export const SETTINGS_FORM_ID = "settings";

/** The field with what a form on the page of the settings is for; absent where they are saved. */
export const SETTINGS_INTENT = "intent";

export const discountName = (tier: TierId) => `discount-${tier}`;

/** Reads amounts such as `250` and `$1,250.50` into cents. */
function readDollars(typed: string, least: Cents, most: Cents): Cents | null {
  const match = /^\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed);
  if (!match) return null;
  const cents = Number(match[1]?.replaceAll(",", "")) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return cents >= least && cents <= most ? cents : null;
}

function readWhole(typed: string, most: number): number | null {
  const number = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= most ? number : null;
}

const percent = optionalField(
  (typed) => readPercent(typed, WHOLE),
  "Please enter a percentage from 0 to 100 with at most one decimal, such as 12.5",
);
const dollars = (least: Cents, most: Cents) =>
  optionalField(
    (typed) => readDollars(typed, least, most),
    `Please enter an amount in dollars up to ${countText(most / 100)}, such as 250.00`,
  );
const whole = (most: number) =>
  optionalField(
    (typed) => readWhole(typed, most),
    `Please enter a whole number from 1 to ${countText(most)}, or nothing`,
  );

const FieldsSchema = z.object({
  revision: revisionField(),
  ...Object.fromEntries(TIERS.map(({ id }) => [discountName(id), percent] as const)),
  minimumOrder: dollars(1, MAX_MINIMUM_ORDER),
  leastSquareInches: whole(MAX_LEAST_SQUARE_INCHES),
  quoteDays: whole(MAX_QUOTE_DAYS),
  batchMonths: whole(MAX_BATCH_MONTHS),
  ...CUTTING_FIELDS,
  ...FREIGHT_FIELDS,
});

type Fields = Readonly<Record<string, unknown>>;

const numberOf = (fields: Fields, name: string) => (fields[name] as number | null | undefined) ?? null;

const SettingsFormSchema = z.pipe(
  FieldsSchema,
  z.transform((fields, context): SavedSettings => {
    const freight = freightTableOf(fields);
    if ("at" in freight) {
      context.issues.push({ code: "custom", path: [freight.at], message: freight.message, input: fields });
      return z.NEVER;
    }
    const cutting = cuttingOf(fields);
    if ("at" in cutting) {
      context.issues.push({ code: "custom", path: [cutting.at], message: cutting.message, input: fields });
      return z.NEVER;
    }
    return {
      revision: Number(fields.revision),
      settings: {
        discounts: byTier((tier) => numberOf(fields, discountName(tier)) ?? 0),
        minimumOrderCents: fields.minimumOrder,
        leastSquareInches: fields.leastSquareInches,
        ...(freight.table && { freight: freight.table }),
        ...(fields.quoteDays !== null && { quoteDays: fields.quoteDays }),
        ...(fields.batchMonths !== null && { batchMonths: fields.batchMonths }),
        ...(cutting.settings && { cutting: cutting.settings }),
      },
    };
  }),
);

export const settingsValidator = zodValidator(SettingsFormSchema);

const text = (number: number | null) => (number === null ? "" : String(number));
const dollarsText = (cents: Cents | null) => (cents === null ? "" : (cents / 100).toFixed(2));

export function settingsFields(settings: ShopSettings) {
  const { discounts, minimumOrderCents, leastSquareInches, freight, quoteDays, batchMonths, cutting } = settings;
  return {
    ...Object.fromEntries(Object.entries(discounts).map(([tier, tenths]) => [`discount-${tier}`, String(tenths / 10)])),
    minimumOrder: dollarsText(minimumOrderCents),
    leastSquareInches: text(leastSquareInches),
    quoteDays: text(quoteDays ?? null),
    batchMonths: text(batchMonths ?? null),
    ...cuttingFields(cutting),
    ...freightFields(freight),
  };
}
