import { counted } from "~/base/text/counts";
import { DETAIL_WORDS } from "~/configurator/lines/detail-words";
import { pieceName } from "~/configurator/lines/piece-words";
import { formatSize } from "~/trade/measure/measure";
import { type Door, type Piece, type PieceDetail, quantityOf } from "~/trade/measure/piece";
import { titleOf } from "~/trade/measure/piece-details";
import { type ClaimedPiece, claimedPieceText } from "./claims";
import type { Order } from "./order";
import { type Hand, type RemadePiece, type Remake, type RemakeOf, remakeWords } from "./remake";

type AnyPiece = Piece & Partial<Door>;

export const STAGE_WORDS: Readonly<Record<Remake["stage"], string>> = {
  open: "Being made",
  shipped: "Shipped",
  canceled: "Canceled",
};

export function piecesText(pieces: readonly Pick<RemadePiece, "quantity">[]): string {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return counted(count, "piece");
}

export const HAND_WORDS: Readonly<Record<Hand | "", string>> = {
  "": "",
  left: ", hinged left",
  right: ", hinged right",
};

export const remakesInForce = ({ remakes = [] }: Pick<Order, "remakes">): readonly Remake[] =>
  remakes.filter(({ stage }) => stage !== "canceled");

/** The remakes that an order waits for if it is to ship with them; none once it has shipped. */
export const openRemakes = ({ remakes = [] }: Pick<Order, "remakes">): readonly Remake[] =>
  remakes.filter(({ stage }) => stage === "open");

/** The pieces that a remake makes again, by their names in the order: `Door 1, 15 1/2" × 30", Sink`. */
export function remadeTexts(order: Pick<Order, "lines">, { pieces }: Pick<Remake, "pieces">): readonly string[] {
  return pieces.map(({ quantity, hand, ...place }) => {
    const of = quantityOf(order.lines[place.line]?.[place.list][place.index] ?? {});
    const count = of > 1 ? `${quantity} of ` : "";
    return `${count}${claimedPieceText(order, place)}${HAND_WORDS[hand]}`;
  });
}

/** What words say about a piece besides its location. The opening that a size came from changes with the size. */
const SAID = (Object.keys(DETAIL_WORDS) as PieceDetail[]).filter((name) => name !== "opening");

function saidOf(piece: AnyPiece, name: PieceDetail): string {
  const said = DETAIL_WORDS[name].says(piece);
  if (said === "") return name === "boring" ? "Not pre-bored" : `${titleOf(name)}${NOT_GIVEN}`;
  return name === "note" ? `Note: ${said}` : said;
}

const NOT_GIVEN = " not given";

function changesOf(now: AnyPiece, was: AnyPiece): readonly (readonly [now: string, was: string])[] {
  const size = ({ width, height }: AnyPiece) => formatSize(width, height);
  const all = [[size(now), size(was)] as const, ...SAID.map((name) => [saidOf(now, name), saidOf(was, name)] as const)];
  const changes = all.filter(([after, before]) => after !== before);
  return changes.length > 0 ? changes : [["Other details", "other details"]];
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * How a corrected piece differs from what was ordered: `24 1/2" × 30", was 24" × 30"; Hinged right, was hinged left`.
 */
export const correctionText = (now: Piece | Door, was: Piece | Door): string =>
  changesOf(now, was)
    .map(([after, before]) => `${after}, was ${before.endsWith(NOT_GIVEN) ? NOT_GIVEN.trim() : lowered(before)}`)
    .join("; ");

/** The same where there is little room: `was 24" × 30", hinged left`. */
export const wasText = (now: Piece | Door, was: Piece | Door): string =>
  `was ${changesOf(now, was)
    .map(([, before]) => lowered(before))
    .join(", ")}`;

export interface ClaimMark extends ClaimedPiece {
  readonly text: string;
  /** The number of the order that makes pieces of the row again; absent if they are made here. */
  readonly again?: string;
}

function correctedMarks(
  { lines, remake }: Pick<Order, "lines" | "remake">,
  textOf: typeof correctionText,
): readonly ClaimMark[] {
  return (remake?.corrected ?? []).flatMap(({ was, ...place }) => {
    const now = lines[place.line]?.[place.list][place.index];
    return now ? [{ ...place, text: textOf(now, was) }] : [];
  });
}

export const labelMarks = (order: Pick<Order, "lines" | "remake">): readonly ClaimMark[] =>
  correctedMarks(order, wasText);

export const correctionWords = (order: Pick<Order, "lines" | "remake">) =>
  correctedMarks(order, correctionText).map(({ text, ...place }) => {
    const { location } = order.lines[place.line]?.[place.list][place.index] ?? { location: "" };
    return { name: [pieceName(place.list, place.index), location].filter(Boolean).join(", "), text };
  });

export function pieceMarks(order: Pick<Order, "lines" | "remake" | "remakes">): readonly ClaimMark[] {
  const again = remakesInForce(order).flatMap(({ number, pieces }) =>
    pieces.map(({ quantity, hand, ...place }): ClaimMark => {
      const of = quantityOf(order.lines[place.line]?.[place.list][place.index] ?? {});
      const which = of > 1 ? `${quantity} of ${of} made again` : "Made again";
      return { ...place, text: `${which} in order ${number}${HAND_WORDS[hand]}.`, again: number };
    }),
  );
  const corrected = correctedMarks(order, correctionText);
  return [...corrected.map(({ text, ...place }) => ({ ...place, text: `Corrected: ${text}.` })), ...again];
}

export function remakeFacts({
  remake,
  marks = [],
}: {
  readonly remake?: RemakeOf;
  readonly marks?: readonly ClaimMark[];
}) {
  const isCorrected = marks.some(({ again }) => again === undefined);
  const numbers = [...new Set(marks.flatMap(({ again }) => again ?? []))];
  return [
    {
      term: "Remake",
      text: remake ? `${remakeWords(remake)}${isCorrected ? ". Corrected pieces are marked in the list" : ""}` : "",
    },
    {
      term: "Made again",
      text:
        numbers.length > 0 ? `In ${new Intl.ListFormat("en").format(numbers)}. The pieces are marked in the list` : "",
    },
  ];
}
