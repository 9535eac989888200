import { toJobName } from "~/configurator/stored-cart/job-name";
import type { OrderLine } from "~/ordering/orders/order";
import { OrderLinesSchema } from "~/ordering/orders/order-schema";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { DETAIL_NAMES } from "~/trade/measure/detail-names";
import { fromSixteenths, toSixteenths } from "~/trade/measure/measure";
import { type Door, HINGE_SIDES, PIECE_LISTS, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";
import { DETAILS_OF, type StoredDetails } from "~/trade/measure/piece-details";

/**
 * What is shared: styles, their finishes and pieces, and which are samples. Prices are not shared: anyone who opens the
 * link sees the prices of that day.
 */
export interface SharedCart {
  readonly job: string;
  readonly lines: readonly OrderLine[];
}

/** The longest length that is accepted, in sixteenths. */
const MAX_SIXTEENTHS = 1_000_000;

/** A sample without a price yet: it is set on the day the link is opened. */
const UNPRICED: SampleDoor = { priceCents: 1 };

type Packed = string | number | readonly number[];

/** The details that follow the quantity; the hinge side comes before it, as a number. */
const FURTHER = DETAIL_NAMES.filter((name) => name !== "hinge");

/** The values of a piece, up to the last that is not empty: most have only a size and a location. */
function packPiece(piece: Piece | Door): readonly Packed[] {
  const door = "preBored" in piece ? piece : null;
  const values: Packed[] = [
    toSixteenths(piece.width),
    toSixteenths(piece.height),
    piece.location,
    door?.preBored ? 1 : 0,
    door?.hinge ? HINGE_SIDES.indexOf(door.hinge) + 1 : 0,
    quantityOf(piece) - 1,
    ...FURTHER.map((name) => (piece as Piece & StoredDetails)[name] ?? 0),
  ];
  return values.slice(0, values.findLastIndex((value) => value !== 0 && value !== "") + 1);
}

/** Packs a cart into JSON, leaving out what the reader can look up. */
export function packCart({ job, lines }: SharedCart): string {
  return JSON.stringify([
    job,
    ...lines.map((line) => [
      line.productId,
      line.productTitle,
      ...PIECE_LISTS.map((list) => line[list].map((piece) => packPiece(piece))),
      ...(line.sample ? [line.finish ?? "", 1] : line.finish ? [line.finish] : []),
    ]),
  ]);
}

const isLength = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_SIXTEENTHS;

/** Unpacks a piece; if the input is anything else, the schema refuses the result. */
function unpackPiece(list: PieceList, packed: unknown): unknown {
  if (!Array.isArray(packed)) return null;
  const [width = 0, height = 0, location = "", preBored = 0, hinge = 0, more = 0, ...further] =
    packed as readonly unknown[];
  if (!isLength(width) || !isLength(height)) return null;
  const details = FURTHER.flatMap((name, at) => {
    const value = further[at] ?? 0;
    return value === 0 || value === "" || !DETAILS_OF[list].includes(name) ? [] : [[name, value] as const];
  });
  return {
    width: fromSixteenths(width),
    height: fromSixteenths(height),
    location,
    ...(more !== 0 && { quantity: typeof more === "number" ? more + 1 : more }),
    ...Object.fromEntries(details),
    ...(list === "doors" && {
      preBored: preBored === 1,
      ...(hinge !== 0 && { hinge: (typeof hinge === "number" && HINGE_SIDES[hinge - 1]) || hinge }),
    }),
  };
}

function unpackLine(packed: unknown): unknown {
  if (!Array.isArray(packed)) return null;
  const [productId, productTitle, ...lists] = packed as readonly unknown[];
  const pieces = PIECE_LISTS.map((list, at) => {
    const rows = lists[at] ?? [];
    return [list, Array.isArray(rows) ? rows.map((row) => unpackPiece(list, row)) : null];
  });
  const [finish, isSample] = lists.slice(PIECE_LISTS.length);
  return {
    productId,
    productTitle,
    productImage: null,
    pricePerSqFt: 0,
    ...(finish !== undefined && finish !== "" && { finish }),
    ...(isSample === 1 && { sample: UNPRICED }),
    ...Object.fromEntries(pieces),
  };
}

/**
 * Reads what {@link packCart} wrote without trusting it; never throws. Its lines have no prices yet.
 *
 * @returns `null` for anything else, and for more than one order holds
 */
export function unpackCart(text: string): SharedCart | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const [job, ...packed] = value as readonly unknown[];
    const lines = OrderLinesSchema.safeParse(packed.map(unpackLine)).data;
    return lines && typeof job === "string" ? { job: toJobName(job), lines } : null;
  } catch {
    return null;
  }
}
