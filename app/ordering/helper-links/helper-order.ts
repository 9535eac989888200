import type { Order, OrderLine } from "~/ordering/orders/order";
import type { Receiving } from "~/ordering/receiving/receiving";
import { PIECE_LISTS } from "~/trade/measure/piece";

/** A line without its price. */
export interface JobLine extends Omit<OrderLine, "pricePerSqFt" | "sample"> {
  readonly isSample?: true;
}

/** What somebody sees of an order who helps on its job: neither money nor names, but for the name of the job. */
export interface HelperOrder extends Pick<Order, "number" | "jobName" | "state" | "events" | "shipment" | "remakes"> {
  readonly shipsOn: Order["terms"]["shipsOn"];
  readonly isEstimate: boolean;
  readonly lines: readonly JobLine[];
}

/** Notes may name people, and an opening is a text of the customer's too. */
function withoutNotes<Made extends { readonly note?: string; readonly opening?: string }>({
  note: _note,
  opening: _opening,
  ...piece
}: Made) {
  return piece;
}

function jobLine({ pricePerSqFt: _price, sample, ...line }: OrderLine): JobLine {
  const pieces = Object.fromEntries(PIECE_LISTS.map((list) => [list, line[list].map(withoutNotes)]));
  return { ...line, ...pieces, ...(sample && { isSample: true }) };
}

/** The part of an order that a helper sees; everything else stays on the server. */
export function helperOrder({ number, jobName, state, events, terms, isEstimate, ...order }: Order): HelperOrder {
  const { lines, shipment, remakes } = order;
  return {
    ...{ number, jobName, state, events, shipsOn: terms.shipsOn, isEstimate: isEstimate ?? false },
    ...(shipment && { shipment }),
    ...(remakes && { remakes }),
    lines: lines.map(jobLine),
  };
}

/** What was ticked off, without the words that people added. */
export const helperReceivings = (received: readonly Receiving[]): readonly Receiving[] =>
  received.map((one) => ({ ...one, words: "" }));

/** Lines as the parts of pages take them; they cost nothing, so that none can show a price. */
export const unpricedLines = (lines: readonly JobLine[]): readonly OrderLine[] =>
  lines.map(({ isSample, ...line }) => ({ ...line, pricePerSqFt: 0, ...(isSample && { sample: { priceCents: 0 } }) }));
