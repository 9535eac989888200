import { addressLines } from "~/base/addresses/address";
import type { TimeZone } from "~/base/time/time";
import type { MailPart } from "~/house/mail/frame.server";
import { finishedTitle } from "~/trade/catalog/finish";
import { SAMPLES_CREDITED } from "~/trade/catalog/sample-door";
import { dayIn } from "~/trade/measure/days";
import { formatSize } from "~/trade/measure/measure";
import { formatCents } from "~/trade/measure/money";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { LinkedOrder, Order } from "../order";
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

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** `Wednesday, November 25, 2026`. */
const dayText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

function pieceFacts({ lines }: Order): readonly Fact[] {
  const rows = lines.flatMap((line) =>
    PIECE_LISTS.flatMap((list) =>
      line[list].map(({ width, height, quantity = 1 }) =>
        line.sample
          ? ([`${quantity} × ${finishedTitle(line)}`, `${formatCents(line.sample.priceCents)} each`] as const)
          : ([`${quantity} × ${finishedTitle(line)}, ${LIST_WORDS[list]}`, formatSize(width, height)] as const),
      ),
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
    ...fact("Subtotal", listCents),
    ...fact("Discount", listCents > cents ? listCents - cents : null, true),
    ...fact(SAMPLES_CREDITED, creditCents > 0 ? creditCents : null, true),
    ...orderCosts(order).flatMap(({ words, cents }) => fact(words, cents)),
    ...fact(without ? `Total ${without}` : "Total", totalCents),
  ];
}

export const piecesPart = ({ order }: LinkedOrder): MailPart => ({ facts: [...pieceFacts(order), ...sumFacts(order)] });

export const detailRows = (
  ...asked: Parameters<typeof detailFacts>
): readonly (readonly [term: string, text: string])[] =>
  detailFacts(...asked).map(({ term, text }) => [`${term}:`, text]);

export function agreedPart({ order }: LinkedOrder, timeZone: TimeZone): MailPart {
  const { events, terms, address } = order;
  const confirmedAt = events.findLast(({ state }) => state === "confirmed")?.at;
  const facts: readonly (readonly [name: string, fact: string | null | undefined])[] = [
    ["Confirmed on:", confirmedAt && dayText(dayIn(timeZone, confirmedAt))],
    ["Ships by:", terms.shipsOn && dayText(terms.shipsOn)],
    ...detailRows(order, "names", "customer"),
    ["Delivery address:", addressLines(address).join(", ")],
    ...detailRows(order, "delivery", "customer"),
    ...detailRows(order, "notes", "customer"),
  ];
  return { facts: facts.flatMap(([name, fact]) => (fact ? [[name, fact] as const] : [])) };
}
