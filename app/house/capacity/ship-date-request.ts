import { isProductId, MAX_FINISH_LENGTH } from "~/trade/catalog/product";
import { type SquareSixteenths, toSixteenths } from "~/trade/measure/measure";
import { type Configuration, PIECE_LISTS, quantityOf } from "~/trade/measure/piece";
import type { RushOffer } from "./rush";

export interface ListSum {
  readonly count: number;
  readonly area: SquareSixteenths;
}

export function sumOfPieces(line: Configuration): ListSum {
  let [count, area] = [0, 0];
  for (const piece of PIECE_LISTS.flatMap((list) => line[list])) {
    const quantity = quantityOf(piece);
    count += quantity;
    area += toSixteenths(piece.width) * toSixteenths(piece.height) * quantity;
  }
  return { count, area };
}

export interface RequestedPieces extends ListSum {
  readonly productId: string;
  readonly finish?: string | undefined;
}

type RequestedLine = Configuration & Pick<RequestedPieces, "productId" | "finish">;

export interface ShipDate {
  readonly shipsOn: string | null;
  /** Whether the minutes are booked when the order is placed; otherwise when it is confirmed. */
  readonly isBookedAtOnce: boolean;
  /** In percent of the orders of the last 90 days; `null` if customers do not see it. */
  readonly onTime: number | null;
  readonly rush?: RushOffer;
}

const PIECES_QUERY = "pieces";

const MAX_REQUESTED = 100;

const MAX_ADDRESS = 6000;

/** The most pieces and the largest area that are read; far more than an order may have. */
const MAX_COUNT = 100_000;
const MAX_AREA = 1e12;

function together(pieces: readonly RequestedPieces[]): readonly RequestedPieces[] {
  const sums = new Map<string, RequestedPieces>();
  for (const { productId, finish, count, area } of pieces) {
    const key = `${productId} ${finish ?? ""}`;
    const sum = sums.get(key);
    sums.set(key, { productId, finish, count: count + (sum?.count ?? 0), area: area + (sum?.area ?? 0) });
  }
  return [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, requested]) => requested);
}

export const requestedLines = (lines: readonly RequestedLine[]): readonly RequestedPieces[] =>
  lines.map((line) => ({ productId: line.productId, finish: line.finish, ...sumOfPieces(line) }));

export function shipDateAddress(pieces: readonly RequestedPieces[]): string | null {
  const requested = together(pieces.filter(({ count }) => count > 0));
  if (requested.length === 0 || requested.length > MAX_REQUESTED) return null;
  const query = new URLSearchParams(
    requested.map(({ productId, finish, count, area }) => [
      PIECES_QUERY,
      [productId, count, area, finish ?? ""].join(" "),
    ]),
  );
  const address = `/ships-by?${query}`;
  return address.length > MAX_ADDRESS ? null : address;
}

function readOne(text: string): RequestedPieces | null {
  const [, productId = "", count = "", area = "", finish = ""] = /^(\S+) (\d{1,6}) (\d{1,13}) ?(.*)$/.exec(text) ?? [];
  const read = { productId, count: Number(count), area: Number(area), ...(finish && { finish }) };
  const isRight = isProductId(productId) && read.count > 0 && read.count <= MAX_COUNT && read.area <= MAX_AREA;
  return isRight && finish.length <= MAX_FINISH_LENGTH ? read : null;
}

export function readShipDateRequest(query: URLSearchParams): readonly RequestedPieces[] | null {
  const texts = query.getAll(PIECES_QUERY);
  const pieces = texts.flatMap((text) => readOne(text) ?? []);
  return texts.length > 0 && texts.length <= MAX_REQUESTED && pieces.length === texts.length ? pieces : null;
}
