import { addressLines } from "~/base/addresses/address";
import type { TimeZone } from "~/base/time/time";
import { DETAIL_WORDS } from "~/configurator/lines/detail-words";
import type { MailPart } from "~/house/mail/frame.server";
import { weekdayText } from "~/house/ui/kit/moment-text";
import { finishedTitle } from "~/trade/catalog/finish";
import { SAMPLES_CREDITED } from "~/trade/catalog/sample-door";
import { withBoredSide } from "~/trade/making/bored-side";
import { dayIn } from "~/trade/measure/days";
import { formatSize } from "~/trade/measure/measure";
import { formatCents } from "~/trade/measure/money";
import { type Door, PIECE_LISTS, type Piece, type PieceList } from "~/trade/measure/piece";
import type { LinkedOrder, Order, OrderLine } from "../order";
import { detailFacts } from "../order-details";
import { piecesOf, priceLines } from "../order-price";
import { orderCosts, orderSum } from "../order-sum";

type Fact = readonly [name: string, fact: string];

/** The most rows of pieces in a mail; the order's page shows all. */
const MAX_ROWS = 60;

const LIST_WORDS: Readonly<Record<PieceList, string>> = {
  doors: "door",
  drawers: "drawer front",
  panels: "panel",
  fillers: "filler",
};

/** Letters, digits and the signs of a place, without those of an address: "Kitchen, base 3 (left)". */
const A_PLACE = /^(?:[\p{L}\p{M}\p{N} ,'’()/#&+-]|\.(?= |$)){1,40}$/u;

/**
 * Where a piece goes. Anybody can type any e-mail address and any place: until the shop has read the order, only what
 * looks like a place is mailed.
 */
const placeText = ({ location }: Piece, { state }: Pick<Order, "state">): string =>
  state !== "received" || A_PLACE.test(location) ? location : "";

/** The size, the place and the hinges of a piece: `15 1/2" × 30", Sink base, hinged left, pre-bored`. */
function pieceText(piece: Piece | Door, order: Pick<Order, "state">): string {
  const { hinge, boring } = DETAIL_WORDS;
  const hung = [hinge, boring].map(({ says }) => says(withBoredSide(piece)));
  return [
    formatSize(piece.width, piece.height),
    placeText(piece, order),
    ...hung.map((text) => text.charAt(0).toLowerCase() + text.slice(1)),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The style and finish of a line; a style without a choice of finishes has the one that its facts name. */
const styleText = (line: OrderLine) =>
  [finishedTitle(line), line.finish ? "" : (line.specification?.finish ?? "")].filter(Boolean).join(", ");

function pieceFacts(order: Order): readonly Fact[] {
  const { lines } = order;
  const rows = lines.flatMap((line) =>
    PIECE_LISTS.flatMap((list) =>
      line[list].map((piece) => {
        const what = `${piece.quantity ?? 1} × ${line.sample ? finishedTitle(line) : `${styleText(line)}, ${LIST_WORDS[list]}`}`;
        return [what, line.sample ? `${formatCents(line.sample.priceCents)} each` : pieceText(piece, order)] as const;
      }),
    ),
  );
  const more = rows.length - MAX_ROWS;
  return [
    ...rows.slice(0, MAX_ROWS),
    ...(more > 0 ? [["And more:", `${more} more rows on the order's page`] as const] : []),
    ["Pieces in all:", String(piecesOf(lines))],
  ];
}

/** Amounts that are not set yet are left out, and named next to the total. */
function sumFacts(order: Order): readonly Fact[] {
  const { listCents, cents, creditCents } = priceLines(order.lines, order.pricing);
  const { totalCents, without } = orderSum(order);
  const fact = (name: string, amount: number | null, isOff = false): readonly Fact[] =>
    amount === null ? [] : [[`${name}:`, `${isOff ? "−" : ""}${formatCents(amount)}`]];
  return [
    ...fact("Subtotal", listCents === totalCents ? null : listCents),
    ...fact("Discount", listCents > cents ? listCents - cents : null, true),
    ...fact(SAMPLES_CREDITED, creditCents > 0 ? creditCents : null, true),
    ...orderCosts(order).flatMap(({ words, cents }) => fact(words, cents)),
    ...fact(without ? `Total ${without}` : "Total", totalCents),
  ];
}

export const piecesPart = ({ order }: LinkedOrder): MailPart => ({ facts: [...pieceFacts(order), ...sumFacts(order)] });

/** Without a sum, for a mail that has the invoice's. */
export const piecesAlone = ({ order }: LinkedOrder): MailPart => ({ facts: pieceFacts(order) });

export const detailRows = (
  ...asked: Parameters<typeof detailFacts>
): readonly (readonly [term: string, text: string])[] =>
  detailFacts(...asked).map(({ term, text }) => [`${term}:`, text]);

export function agreedPart({ order }: LinkedOrder, timeZone: TimeZone): MailPart {
  const { events, terms, address } = order;
  const confirmedAt = events.findLast(({ state }) => state === "confirmed")?.at;
  const facts: readonly (readonly [name: string, fact: string | null | undefined])[] = [
    ["Confirmed on:", confirmedAt && weekdayText(dayIn(timeZone, confirmedAt))],
    ["Ships by:", terms.shipsOn && weekdayText(terms.shipsOn)],
    ...detailRows(order, "names", "customer"),
    ["Delivery address:", addressLines(address).join(", ")],
    ...detailRows(order, "delivery", "customer"),
    ...detailRows(order, "notes", "customer"),
  ];
  return { facts: facts.flatMap(([name, fact]) => (fact ? [[name, fact] as const] : [])) };
}
