import * as z from "zod/mini";
import { countText } from "~/base/text/counts";
import { readAs } from "~/house/forms/typed-field";
import { type Cents, formatDollars } from "~/trade/measure/money";
import { FIRST_FREIGHT } from "~/trade/pricing/first-freight";
import type { FreightTable, FreightZone, ZipRange } from "~/trade/pricing/freight";

const MAX_FREIGHT_WEIGHTS = 12;
const MAX_FREIGHT_ZONES = 30;
const MAX_FREIGHT_POUNDS = 100_000;
const MAX_FREIGHT_CENTS: Cents = 10_000_000;
/** In UTF-16 code units. */
export const MAX_ZONES_LENGTH = 6000;

const MAX_RANGES = 60;
const MAX_ZONE_NAME = 60;
const MAX_INCHES = 999;

export const FREIGHT_NAMES = [
  "freightWeights",
  "freightZones",
  "parcelPounds",
  "parcelInches",
  "residenceDollars",
  "liftgateDollars",
  "longInches",
  "longDollars",
] as const;

export type FreightName = (typeof FREIGHT_NAMES)[number];

/** The parts of a list between commas, without spaces; a comma at the end adds nothing. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

const readNumber = (typed: string, most: number): number | null =>
  /^\d{1,6}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;

function readCents(typed: string): Cents | null {
  const [, whole, part = ""] = /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return cents <= MAX_FREIGHT_CENTS ? cents : null;
}

function readWeights(typed: string): readonly number[] | Error {
  const parts = typed.length > 200 ? [] : partsOf(typed);
  if (typed !== "" && (parts.length === 0 || parts.length > MAX_FREIGHT_WEIGHTS)) {
    return new Error(`Please enter 1 to ${MAX_FREIGHT_WEIGHTS} weights with commas, such as 50, 150, 500`);
  }
  const weights = parts.map((part) => readNumber(part, MAX_FREIGHT_POUNDS) ?? 0);
  const areRising = weights.every((weight, at) => weight > (weights[at - 1] ?? 0));
  return areRising
    ? weights
    : new Error(`Please start with the lightest, in whole pounds up to ${countText(MAX_FREIGHT_POUNDS)}`);
}

/** Reads `97`, `970` or `970-979`. */
function readRange(typed: string): ZipRange | null {
  const [, from, to] = /^(\d{1,3})(?:\s*[-–]\s*(\d{3}))?$/.exec(typed) ?? [];
  if (from === undefined || (to !== undefined && (from.length < 3 || Number(to) < Number(from)))) return null;
  return [Number(from.padEnd(3, "0")), Number(to ?? from.padEnd(3, "9"))];
}

/** A zone of one line, or what is wrong with it. */
function readZone(line: string, weights: number): FreightZone | string {
  const [name = "", zips, prices, ...more] = line.split(":").map((part) => part.trim());
  if (name === "" || zips === undefined || prices === undefined || more.length > 0) {
    return "is not a name, ZIP codes and prices with colons between them";
  }
  if (name.length > MAX_ZONE_NAME) return `has a name of more than ${MAX_ZONE_NAME} characters`;
  const typed = partsOf(zips);
  if (typed.length === 0 || typed.length > MAX_RANGES) return `needs 1 to ${MAX_RANGES} ranges of ZIP codes`;
  const ranges: ZipRange[] = [];
  for (const one of typed) {
    const range = readRange(one);
    if (!range) return `has “${one.slice(0, 20)}”. Write how ZIP codes start, such as 97, 970 or 970-979`;
    ranges.push(range);
  }
  const cents = partsOf(prices).map(readCents);
  if (cents.length !== weights) return `needs one price for each weight: ${weights}, and has ${cents.length}`;
  const most = formatDollars(MAX_FREIGHT_CENTS);
  return cents.some((one) => one === null)
    ? `has a price that is not an amount in dollars up to ${most}`
    : { name, ranges, cents: cents as readonly Cents[] };
}

function readZones(typed: string, weights: number): readonly FreightZone[] | Error {
  if (typed.length > MAX_ZONES_LENGTH) return new Error(`Please use at most ${countText(MAX_ZONES_LENGTH)} characters`);
  const lines = typed.split(/\r?\n/).flatMap((line, at) => (line.trim() === "" ? [] : [{ line, at }]));
  if (lines.length > MAX_FREIGHT_ZONES) return new Error(`Please enter at most ${MAX_FREIGHT_ZONES} zones`);
  const zones: FreightZone[] = [];
  for (const { line, at } of lines) {
    const zone = readZone(line, weights);
    if (typeof zone === "string") return new Error(`Line ${at + 1} ${zone}`);
    zones.push(zone);
  }
  return zones;
}

const wholeOf = (most: number) =>
  readAs((typed): number | Error => {
    const number = typed === "" ? 0 : readNumber(typed, most);
    return number ?? new Error(`Please enter a whole number up to ${countText(most)}, or nothing`);
  });

const dollars = readAs((typed): Cents | Error => {
  const cents = typed === "" ? 0 : readCents(typed);
  return cents ?? new Error(`Please enter an amount in dollars up to ${formatDollars(MAX_FREIGHT_CENTS)}, or nothing`);
});

/** The fields of the table as they are typed; the zones are read once the weights are known. */
export const FREIGHT_FIELDS = {
  freightWeights: readAs(readWeights),
  freightZones: z.catch(z.string(), ""),
  parcelPounds: wholeOf(MAX_FREIGHT_POUNDS),
  parcelInches: wholeOf(MAX_INCHES),
  residenceDollars: dollars,
  liftgateDollars: dollars,
  longInches: wholeOf(MAX_INCHES),
  longDollars: dollars,
};

interface FreightRead {
  readonly freightWeights: readonly number[];
  readonly freightZones: string;
  readonly parcelPounds: number;
  readonly parcelInches: number;
  readonly residenceDollars: Cents;
  readonly liftgateDollars: Cents;
  readonly longInches: number;
  readonly longDollars: Cents;
}

type ReadTable =
  | { readonly at: FreightName; readonly message: string }
  /** `undefined` for the first table, which is not stored. */
  | { readonly table: FreightTable | undefined };

/** The table of typed fields, or what is wrong with it and where. */
export function freightTableOf(read: FreightRead): ReadTable {
  const upToPounds = read.freightWeights;
  if (upToPounds.length === 0 && read.freightZones.trim() !== "") {
    return { at: "freightWeights", message: "Please enter the weights that the prices are for" };
  }
  const zones = readZones(read.freightZones, upToPounds.length);
  if (zones instanceof Error) return { at: "freightZones", message: zones.message };
  const table: FreightTable = {
    upToPounds,
    zones,
    parcelPounds: read.parcelPounds,
    parcelInches: read.parcelInches,
    longInches: read.longInches,
    longCents: read.longDollars,
    residenceCents: read.residenceDollars,
    liftgateCents: read.liftgateDollars,
  };
  return { table: JSON.stringify(table) === JSON.stringify(FIRST_FREIGHT) ? undefined : table };
}

const three = (prefix: number) => String(prefix).padStart(3, "0");

function rangeText([first, last]: ZipRange): string {
  return first === last ? three(first) : `${three(first)}-${three(last)}`;
}

const plainDollars = (cents: Cents) => formatDollars(cents).replace(/[$,]/g, "");

const zoneText = ({ name, ranges, cents }: FreightZone) =>
  `${name}: ${ranges.map(rangeText).join(", ")}: ${cents.map(plainDollars).join(", ")}`;

const orNothing = (number: number, text: string) => (number === 0 ? "" : text);

export function freightFields(table: FreightTable = FIRST_FREIGHT): Readonly<Record<FreightName, string>> {
  const whole = (number: number) => orNothing(number, String(number));
  const amount = (cents: Cents) => orNothing(cents, plainDollars(cents));
  return {
    freightWeights: table.upToPounds.join(", "),
    freightZones: table.zones.map(zoneText).join("\n"),
    parcelPounds: whole(table.parcelPounds),
    parcelInches: whole(table.parcelInches),
    residenceDollars: amount(table.residenceCents),
    liftgateDollars: amount(table.liftgateCents),
    longInches: whole(table.longInches),
    longDollars: amount(table.longCents),
  };
}

/** The table in a few words, for the list of earlier settings. */
export function freightText(table: FreightTable | undefined): string {
  if (!table) return "freight as first set";
  if (table.zones.length === 0) return "no freight estimates";
  const zones = table.zones.map(zoneText).join("; ");
  return `freight up to ${table.upToPounds.map(countText).join(", ")} lb in ${zones}`;
}
