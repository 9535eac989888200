import { optionalField } from "~/house/forms/typed-field";
import { type CuttingSettings, FIRST_CUTTING, type SixtyFourths } from "~/trade/cutting-plan/cutting-settings";
import { formatMeasure, fromSixteenths, type Sixteenths } from "~/trade/measure/measure";
import { readTape } from "~/trade/measure/tape";

/** The largest lengths that are accepted: no sheet or stick is longer than 20 ft. */
const MOST: Sixteenths = 240 * 16;

const LENGTH = "Please enter a length such as 96 or 48 1/2, or nothing";

function lengthOf(typed: string, least: Sixteenths, most: Sixteenths): Sixteenths | null {
  const reading = readTape(typed);
  if (reading.kind !== "exact") return null;
  return reading.length >= least && reading.length <= most ? reading.length : null;
}

/** Reads the width of a cut: `1/8`, `3/32` or `0.125`. */
function kerfOf(typed: string): SixtyFourths | null {
  const [, above, below] = /^(\d{1,2})\s*\/\s*(\d{1,2})"?$/.exec(typed) ?? [];
  const [, decimal] = /^(0?\.\d{1,6}|0)"?$/.exec(typed) ?? [];
  const kerf = decimal === undefined ? (64 * Number(above)) / Number(below) : 64 * Number(decimal);
  return Number.isInteger(kerf) && kerf >= 0 && kerf <= 32 ? kerf : null;
}

const length = (least: Sixteenths) => optionalField((typed) => lengthOf(typed, least, MOST), LENGTH);

/** The fields of the settings form for the workshop's stock and saw; an empty one is `null`. */
export const CUTTING_FIELDS = {
  sheetLength: length(12 * 16),
  sheetWidth: length(12 * 16),
  mdfLength: length(12 * 16),
  mdfWidth: length(12 * 16),
  kerf: optionalField(kerfOf, "Please enter a fraction up to 1/2 in sixty-fourths, such as 1/8 or 3/32, or nothing"),
  trim: optionalField((typed) => lengthOf(typed, 0, 2 * 16), "Please enter a length up to 2, such as 1/4, or nothing"),
  stickLength: length(12 * 16),
  longStickLength: length(12 * 16),
  waste: optionalField(
    (typed) => (/^\d{1,3}%?$/.test(typed) && Number.parseInt(typed, 10) <= 100 ? Number.parseInt(typed, 10) : null),
    "Please enter a whole percentage from 0 to 100, or nothing",
  ),
  offcut: length(16),
};

type CuttingName = keyof typeof CUTTING_FIELDS;

export const CUTTING_NAMES = Object.keys(CUTTING_FIELDS) as readonly CuttingName[];

type Read = Readonly<Partial<Record<CuttingName, number | null>>>;

/** What was typed, `null` if nothing was; or what is wrong, with its field. */
export function cuttingOf(
  fields: Read,
): { readonly settings: CuttingSettings | null } | { readonly at: CuttingName; readonly message: string } {
  if (CUTTING_NAMES.every((name) => fields[name] === null || fields[name] === undefined)) return { settings: null };
  const { sheet, mdf, sticks } = FIRST_CUTTING;
  const [short = 0, long = 0] = sticks;
  const lengths = [fields.stickLength ?? short, fields.longStickLength ?? fields.stickLength ?? long];
  const settings: CuttingSettings = {
    sheet: { length: fields.sheetLength ?? sheet.length, width: fields.sheetWidth ?? sheet.width },
    mdf: { length: fields.mdfLength ?? mdf.length, width: fields.mdfWidth ?? mdf.width },
    kerf: fields.kerf ?? FIRST_CUTTING.kerf,
    trim: fields.trim ?? FIRST_CUTTING.trim,
    sticks: [...new Set(lengths)].sort((one, other) => one - other),
    waste: fields.waste ?? FIRST_CUTTING.waste,
    offcut: fields.offcut ?? FIRST_CUTTING.offcut,
  };
  if (settings.sheet.width > settings.sheet.length) return { at: "sheetWidth", message: TOO_WIDE };
  if (settings.mdf.width > settings.mdf.length) return { at: "mdfWidth", message: TOO_WIDE };
  return { settings };
}

const TOO_WIDE = "Please enter a width that is not more than the length: grain runs along the length";

const text = (value: Sixteenths | undefined) => (value === undefined ? "" : formatMeasure(fromSixteenths(value)));

function kerfText(kerf: SixtyFourths): string {
  if (kerf === 0) return "0";
  let below = 64;
  let above = kerf;
  while (above % 2 === 0 && below > 2) [above, below] = [above / 2, below / 2];
  return `${above}/${below}`;
}

export function cuttingFields(settings: CuttingSettings | undefined): Readonly<Record<CuttingName, string>> {
  const [short, long] = settings?.sticks ?? [];
  return {
    sheetLength: text(settings?.sheet.length),
    sheetWidth: text(settings?.sheet.width),
    mdfLength: text(settings?.mdf.length),
    mdfWidth: text(settings?.mdf.width),
    kerf: settings ? kerfText(settings.kerf) : "",
    trim: text(settings?.trim),
    stickLength: text(short),
    longStickLength: text(long),
    waste: settings ? String(settings.waste) : "",
    offcut: text(settings?.offcut),
  };
}

export function cuttingText({ sheet, mdf, kerf, waste }: CuttingSettings): string {
  return `sheets ${text(sheet.length)} × ${text(sheet.width)} in, MDF ${text(mdf.length)} × ${text(mdf.width)} in, kerf ${kerfText(kerf)} in, ${waste}% waste`;
}
