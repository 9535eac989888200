import fc from "fast-check";
import type { CartItem, CartLine } from "~/configurator/lines/cart";
import { MAX_LENGTH, MAX_TITLE_LENGTH, MAX_WEIGHT, type ProductSpecification } from "~/trade/catalog/product";
import { MAX_SAMPLES, samplePieces } from "~/trade/catalog/sample-door";
import { FRACTIONS, type Measure } from "~/trade/measure/measure";
import {
  BORING_DISTANCES,
  type Configuration,
  type Door,
  GRAIN_CHOICES,
  HINGE_SIDES,
  MAX_NOTE_LENGTH,
  MAX_OPENING_LENGTH,
  MAX_PIECES,
  PIECE_LISTS,
  type Piece,
} from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft } from "~/trade/pieces/configuration-draft";
import type { SizedOrder, SizedPiece } from "~/trade/pricing/pricing";

/** A side of 0 to 999 15/16 inches, in sixteenths. */
export const sixteenths = fc.integer({ min: 0, max: 15_999 });

export const rate = fc.integer({ min: 0, max: 10_000 });

const measureUpTo = (inches: number): fc.Arbitrary<Measure> =>
  fc.record({ inches: fc.integer({ min: 0, max: inches }), fraction: fc.constantFrom(...FRACTIONS) });

export const measure = measureUpTo(999);

const location = fc.string({ unit: "binary", maxLength: 40 }).map((text) => text.trim());

/** The optional fields of a piece. */
const extras: fc.Arbitrary<Omit<Piece, "width" | "height" | "location">> = fc.record(
  {
    grain: fc.constantFrom(...GRAIN_CHOICES),
    centerRail: fc.integer({ min: 1, max: 15_984 }),
    handle: fc.constantFrom("top-96x5-28.5x63.5", "bottom-0x5-28.5x63.5", "center-128x5-28.5x63.5"),
    glass: fc.constant("yes"),
    quantity: fc.integer({ min: 1, max: MAX_PIECES }),
    note: fc.string({ unit: "binary", maxLength: MAX_NOTE_LENGTH / 2 }),
    opening: fc.string({ maxLength: MAX_OPENING_LENGTH }),
  },
  { requiredKeys: [] },
);

const pieceWith = (sides: fc.Arbitrary<Measure>): fc.Arbitrary<Piece> =>
  fc
    .tuple(fc.record({ width: sides, height: sides, location }), extras)
    .map(([required, optional]) => ({ ...required, ...optional }));

export const piece: fc.Arbitrary<Piece> = pieceWith(measure);

const hinges: fc.Arbitrary<Pick<Door, "hinge" | "boring" | "hingesFrom" | "cups" | "fixing">> = fc
  .record(
    {
      hinge: fc.constantFrom(...HINGE_SIDES),
      boring: fc.constantFrom(...BORING_DISTANCES),
      hingesFrom: fc.constantFrom("bottom", "ends"),
      cups: fc
        .array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 2, maxLength: 5 })
        .map((cups) => cups.sort((one, other) => one - other)),
      fixing: fc.constantFrom("45x9.5-8x13", "48x6-2.5x10"),
    },
    { requiredKeys: [] },
  )
  .map(({ hingesFrom, ...others }) => ({
    ...others,
    // Each end is stored with the heights from it.
    ...(hingesFrom && (hingesFrom === "bottom" || others.cups) && { hingesFrom }),
  }));

export const door: fc.Arbitrary<Door> = fc
  .tuple(piece, fc.boolean(), hinges)
  .map(([sides, preBored, optional]) => ({ ...sides, preBored, ...optional }));

const pieces = fc.array(piece, { maxLength: 4 });

/** A panel or filler: it may have any readable size unless it is blank. */
const anyPiece = pieceWith(measureUpTo(9999)).filter(({ location, width }) => location !== "" || width.inches > 0);

/** Panels and fillers have neither handles nor glass. */
const panel = anyPiece.map(({ handle: _, glass: __, ...plain }) => plain);

/** Fillers are plain strips. */
const anyFillers = fc.array(
  panel.map(({ grain: _, centerRail: __, ...strip }) => strip),
  { maxLength: 4 },
);

export const configuration: fc.Arbitrary<Configuration> = fc.record({
  doors: fc.array(door, { maxLength: 4 }),
  drawers: pieces,
  panels: fc.array(panel, { maxLength: 4 }),
  fillers: anyFillers,
});

const image = fc.option(fc.webUrl());

const specificationText = fc.string({ maxLength: MAX_TITLE_LENGTH });
const length = fc.integer({ min: 0, max: MAX_LENGTH });

/** How a style is made. */
const specification: fc.Arbitrary<ProductSpecification> = fc.record({
  construction: specificationText,
  material: specificationText,
  finish: specificationText,
  thickness: length,
  frameWidth: fc.option(length),
  minWidth: length,
  minHeight: length,
  maxWidth: length,
  maxHeight: length,
  weightPerSqFt: fc.integer({ min: 0, max: MAX_WEIGHT }),
});

export const cartItem: fc.Arbitrary<CartItem> = fc
  .record({
    productId: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
    productTitle: fc.string({ maxLength: 255 }),
    productImage: image,
    pricePerSqFt: rate,
  })
  .chain((product) => configuration.map((lists) => ({ ...product, ...lists })))
  .chain((item) =>
    fc.option(specification, { nil: undefined }).map((spec) => (spec ? { ...item, specification: spec } : item)),
  );

const cents = fc.integer({ min: 1, max: 1_000_000 });

/** Samples of a style as the cart stores them. */
export const sampleItem: fc.Arbitrary<CartItem> = fc
  .tuple(
    cartItem,
    fc.record({ priceCents: cents, creditedOverCents: cents }, { requiredKeys: ["priceCents"] }),
    fc.integer({ min: 1, max: MAX_SAMPLES }),
  )
  .map(([item, sample, quantity]) => ({ ...item, pricePerSqFt: 0, sample, ...samplePieces(quantity) }));

export const cartLine: fc.Arbitrary<CartLine> = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: cartItem }, sampleItem), fc.string({ minLength: 1, maxLength: 64 }))
  .map(([item, lineId]) => ({ ...item, lineId }));

const inchesText = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 999 }).map(String) },
  fc.constantFrom("", "0", "007", " 12 ", "24.5", "15 1/2", "622 mm", "24 1/3", "abc", "-3", "1e9", "1000", "٣"),
);
const fractionText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...FRACTIONS, "2/16", "8/16") },
  fc.constantFrom("", "17/16", "1/3", "0.5"),
);
const locationText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 90 }) },
  fc.constantFrom("", "   ", " Sink "),
);

/** The fields of a piece besides size, location and pre-bore. */
const otherTexts = {
  quantity: fc.oneof(fc.integer({ min: 1, max: 250 }).map(String), fc.constantFrom("", " 2 ", "0", "-1", "1e6", "two")),
  hinge: fc.constantFrom("", "left", "right", "pair", "top", "none", "behind"),
  boring: fc.constantFrom("", "3", "4", "5", "6", "22.5"),
  note: fc.string({ maxLength: 210 }),
  opening: fc.constant(""),
  hingesFrom: fc.constantFrom("", "top", "bottom", "ends", "side"),
  cups: fc.constantFrom("", "3; 27", "96 mm;50.8 cm; 30 1/4"),
  fixing: fc.constantFrom("", "45x9.5-8x13", "two screws"),
  grain: fc.constantFrom("", "across", "matched", "round"),
  centerRail: fc.constantFrom("", "15 1/2", "400 mm"),
  handle: fc.constantFrom("", "middle-76.2x5-28.5x63.5"),
  glass: fc.constantFrom("", "yes", "on"),
};

/** What a person might type: mostly readable, sometimes unreadable or empty. */
export const pieceDraft: fc.Arbitrary<PieceDraft> = fc.record({
  widthInches: inchesText,
  widthFraction: fractionText,
  heightInches: inchesText,
  heightFraction: fractionText,
  location: locationText,
  preBored: fc.boolean(),
  ...otherTexts,
});

function draftFrom(typed: fc.Arbitrary<PieceDraft>, maxLength: number): fc.Arbitrary<ConfigurationDraft> {
  const list = fc.array(typed, { maxLength });
  return fc
    .record({
      pieces: fc.record({ doors: list, drawers: list, panels: list, fillers: list }),
      included: fc.record({
        doors: fc.boolean(),
        drawers: fc.boolean(),
        panels: fc.boolean(),
        fillers: fc.boolean(),
      }),
      preBoredByDefault: fc.boolean(),
    })
    .map(createDraft);
}

export const configurationDraft = draftFrom(pieceDraft, 3);

/** A draft in which every field can be read and nothing required is missing. */
export const readableDraft = draftFrom(
  fc.record({
    widthInches: fc.integer({ min: 1, max: 999 }).map(String),
    widthFraction: fc.constantFrom<string>(...FRACTIONS, "2/16", "12/16"),
    heightInches: fc.integer({ min: 1, max: 999 }).map(String),
    heightFraction: fc.constantFrom<string>(...FRACTIONS, "4/8"),
    location: fc.string({ maxLength: 60 }).map((text) => ` S${text} `),
    preBored: fc.boolean(),
    ...otherTexts,
    quantity: fc.integer({ min: 1, max: 250 }).map(String),
  }),
  3,
);

const sizedPieces: fc.Arbitrary<SizedPiece[]> = fc.array(
  fc.record({ width: sixteenths, height: sixteenths, preBored: fc.boolean() }),
  { maxLength: 8 },
);

export const sizedOrder: fc.Arbitrary<SizedOrder> = fc.record({
  doors: sizedPieces,
  drawers: sizedPieces,
  panels: sizedPieces,
  fillers: sizedPieces,
});

export const pieceList = fc.constantFrom(...PIECE_LISTS);
