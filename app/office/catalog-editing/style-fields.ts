import { type DoorStyle, MAX_CARE_LENGTH, MAX_DESCRIPTION_LENGTH, MAX_WORDS_LENGTH } from "~/trade/catalog/door-style";
import { MAX_LEAD_DAYS, MAX_TITLE_LENGTH } from "~/trade/catalog/product";
import type { FACT_LENGTHS, StyleFacts } from "~/trade/catalog/style-facts";
import type { Sixteenths } from "~/trade/measure/measure";
import { type Cents, formatAmount } from "~/trade/measure/money";
import { formatTape } from "~/trade/measure/tape";
import {
  optionalValue,
  type RefusedText,
  readDay,
  readDollars,
  readLength,
  readOneOf,
  readPounds,
  readWhole,
  readWords,
  requiredValue,
} from "./typed-values";

export interface Field<T> {
  readonly label: string;
  readonly hint?: string;
  readonly isRequired: boolean;
  readonly isLength?: true;
  /** The values that it can have, with their words; absent if it is typed freely. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly write: (style: DoorStyle) => string;
  readonly read: (typed: string) => T | RefusedText;
}

/** The lowest price that does not round to nothing by the square foot. */
const LEAST_PRICE: Cents = 100;

type Words = "care" | "construction" | "description" | "material" | "title";

const words = (name: Words, label: string, most: number, hint?: string): Field<string> => ({
  label,
  ...(hint && { hint }),
  isRequired: true,
  write: (style) => style[name],
  read: requiredValue(readWords(most, false)),
});

const longWords = (name: Words, label: string, most: number, hint?: string): Field<string> => ({
  ...words(name, label, most, hint),
  isRequired: false,
  read: readWords(most, true),
});

type Length = {
  [Name in keyof DoorStyle]-?: Name extends `${string}Sixteenths` ? Name : never;
}[keyof DoorStyle];

/** A length as the form and the file show it, in inches: `13/16`. */
const lengthText = (length: Sixteenths | null | undefined) => (length ? formatTape(length) : "");

const length = (name: Length, label: string): Field<Sixteenths> => ({
  label,
  isRequired: true,
  isLength: true,
  write: (style) => lengthText(style[name]),
  read: requiredValue(readLength),
});

const fact = (name: (typeof FACT_LENGTHS)[number], label: string, hint: string): Field<Sixteenths | null> => ({
  label,
  hint,
  isRequired: false,
  isLength: true,
  write: ({ workshop }) => lengthText(workshop[name]),
  read: optionalValue(readLength),
});

const choice = <const T extends string>(
  label: string,
  choices: Readonly<Record<T, string>>,
  write: (style: DoorStyle) => string,
): Field<T | null> => ({
  label,
  isRequired: false,
  choices,
  write,
  read: optionalValue(readOneOf(Object.keys(choices) as T[])),
});

const centsText = (amount: Cents | undefined) => (amount === undefined ? "" : formatAmount(amount));

/**
 * The values of a style in the order of the form and of the file, by their names; its handle and finishes are separate.
 */
export const FIELDS = {
  title: words("title", "Title", MAX_TITLE_LENGTH),
  description: longWords("description", "Description", MAX_DESCRIPTION_LENGTH),
  price: {
    label: "Price per sq ft",
    hint: "Dollars, before tax and freight, rounded to whole dollars: 20.50 becomes $21.",
    isRequired: true,
    write: ({ priceCents }) => formatAmount(priceCents),
    read: requiredValue(readDollars(LEAST_PRICE)),
  },
  nextPrice: {
    label: "New price per sq ft",
    hint: "Optional: a price that begins on a date.",
    isRequired: false,
    write: ({ nextPrice }) => centsText(nextPrice?.cents),
    read: optionalValue(readDollars(LEAST_PRICE)),
  },
  nextPriceFrom: {
    label: "New price from",
    hint: "From the beginning of this day in the shop's time zone.",
    isRequired: false,
    write: ({ nextPrice }) => nextPrice?.from ?? "",
    read: optionalValue(readDay),
  },
  construction: words(
    "construction",
    "Construction",
    MAX_WORDS_LENGTH,
    "Such as “Cope and stick, flat panel”. Drawings and cut lists follow these words.",
  ),
  material: words("material", "Material", MAX_WORDS_LENGTH, "Such as “Hard maple frame, MDF panel”."),
  leadDays: {
    label: "Lead time, working days",
    hint: "Empty: the lead time of the Shop page.",
    isRequired: false,
    write: ({ leadDays }) => (leadDays === null ? "" : String(leadDays)),
    read: optionalValue(readWhole(MAX_LEAD_DAYS)),
  },
  thickness: length("thicknessSixteenths", "Thickness, in"),
  frameWidth: {
    label: "Frame width, in",
    hint: "The face of stiles and rails; empty for a door without a frame.",
    isRequired: false,
    isLength: true,
    write: ({ frameWidthSixteenths }) => lengthText(frameWidthSixteenths),
    read: optionalValue(readLength),
  },
  joint: choice(
    "Joint",
    { tenon: "Tenon (cope and stick)", miter: "Miter" } satisfies Record<NonNullable<StyleFacts["joint"]>, string>,
    ({ workshop }) => workshop.joint ?? "",
  ),
  panelThickness: fact("panelThickness", "Panel thickness, in", "Of the panels in a frame."),
  archRise: fact("archRise", "Arch rise, in", "How far the top rail arches; the radius follows from the width."),
  beadPitch: fact("beadPitch", "Bead pitch, in", "From one bead of a beadboard panel to the next."),
  glassRabbet: fact("glassRabbet", "Glass rabbet, in", "The depth of the step that holds the glass."),
  edgeBand: fact("edgeBand", "Edge band, in", "The thickness of the band on every edge of a slab."),
  drawerGrain: choice(
    "Grain of drawer fronts",
    { across: "Across", upright: "Upright" } satisfies Record<NonNullable<StyleFacts["drawerGrain"]>, string>,
    ({ workshop }) => workshop.drawerGrain ?? "",
  ),
  weight: {
    label: "Weight, pounds per sq ft",
    isRequired: true,
    write: ({ weightHundredthsLbPerSqFt: weight }) => formatAmount(weight),
    read: requiredValue(readPounds),
  },
  minWidth: length("minWidthSixteenths", "Smallest width, in"),
  minHeight: length("minHeightSixteenths", "Smallest height, in"),
  maxWidth: length("maxWidthSixteenths", "Largest width, in"),
  maxHeight: length("maxHeightSixteenths", "Largest height, in"),
  samplePrice: {
    label: "Sample price",
    hint: "Dollars for one sample door. Empty: no samples are sold.",
    isRequired: false,
    write: ({ sampleDoor }) => centsText(sampleDoor?.priceCents),
    read: optionalValue(readDollars(1)),
  },
  sampleCredit: {
    label: "Sample credited over",
    hint: "Samples are credited on orders of at least this many dollars. Empty: never.",
    isRequired: false,
    write: ({ sampleDoor }) => centsText(sampleDoor?.creditedOverCents),
    read: optionalValue(readDollars(0)),
  },
  care: longWords("care", "Care", MAX_CARE_LENGTH, "Optional. Shown with the style's specification."),
} satisfies Readonly<Record<string, Field<unknown>>>;

export type FieldName = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

export type StyleValues = {
  readonly [Name in FieldName]: Exclude<ReturnType<(typeof FIELDS)[Name]["read"]>, RefusedText>;
};

export type StyleTexts = Readonly<Record<FieldName, string>>;

export function styleTexts(style: DoorStyle): StyleTexts {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name].write(style)])) as StyleTexts;
}
