import type { Cart } from "~/configurator/lines/cart";
import type { OrderState } from "~/house/capacity/order-state";
import { withBoredSide } from "~/trade/making/bored-side";
import { asMade } from "~/trade/making/workshop-standard";
import { type Order, type OrderLine, type OrderSummary, orderCart, type ReceivedOrder, writtenNumber } from "./order";
import { contentRevisionOf } from "./order-contents";
import { detailsOf, type OrderDetails } from "./order-details";
import { EVERY_ORDER, nextStates, type OrderFile, TAB_QUERIES, waitsForPayment } from "./order-file";
import type { FileTask } from "./order-file-form";
import type { OrderFilter } from "./order-filter";
import { type ClaimMark, pieceMarks } from "./remade-words";
import type { RemakeOf } from "./remake";
import type { Shipment } from "./shipment";

export interface WorkLine extends Omit<OrderLine, "pricePerSqFt" | "sample"> {
  /** Equal in lines at the same rate, which documents group if the style and finish are the same too. */
  readonly group: number;
  readonly isSample?: true;
}

/** What the workshop's documents say about an order: no price, and no way to reach the customer but a phone number. */
export interface WorkFile extends Pick<Order, "number" | "state" | "placedAt" | "proofApprovedAt">, OrderDetails {
  readonly shipsOn: string | null;
  readonly contentRevision: number;
  readonly isChangePending: boolean;
  /** The earlier revision that was asked for instead of the current one; absent if none was. */
  readonly instead?: number;
  readonly customer: string;
  readonly lines: readonly WorkLine[];
  readonly remake?: RemakeOf;
  readonly marks?: readonly ClaimMark[];
}

export interface WorkshopFile extends WorkFile {
  readonly revision: number;
  readonly since: string;
  readonly isUnpaid: boolean;
  readonly next: readonly OrderState[];
  readonly undoesTo: OrderState | null;
  readonly shipment: Shipment;
}

export type WorkSummary = Pick<OrderSummary, "number" | "state" | "placedAt" | "jobName" | "count">;

const WORKSHOP_STATES: readonly OrderState[] = ["in-production", "shipped"];

export function workLines(lines: readonly OrderLine[]): readonly WorkLine[] {
  const rates: string[] = [];
  return lines.map(({ pricePerSqFt, sample, ...line }) => {
    const rate = JSON.stringify([pricePerSqFt, sample]);
    if (!rates.includes(rate)) rates.push(rate);
    return { ...line, group: rates.indexOf(rate), ...(sample && { isSample: true as const }) };
  });
}

/**
 * The lines as the workshop makes them, as a cart for documents that show no price: its rates only tell the groups
 * apart. What a style or a bored door leaves open follows the workshop's standard.
 */
export function workCart(lines: readonly WorkLine[]): Cart {
  const unpriced = ({ group, isSample, specification, ...line }: WorkLine): OrderLine => ({
    ...line,
    doors: line.doors.map(withBoredSide),
    pricePerSqFt: group,
    ...(specification && { specification: asMade(specification) }),
    ...(isSample && { sample: { priceCents: 0 } }),
  });
  return orderCart(lines.map(unpriced));
}

export function workFileOf(
  { order: { terms, contact, lines, ...order }, isChangePending = false }: Pick<OrderFile, "order" | "isChangePending">,
  hasPhone: boolean,
): WorkFile {
  const { businessName, firstName, lastName, phone } = contact;
  const { number, state, placedAt, proofApprovedAt, remake } = order;
  const marks = pieceMarks({ ...order, lines });
  return {
    ...{ number, state, placedAt, proofApprovedAt },
    ...detailsOf(order),
    shipsOn: terms.shipsOn,
    contentRevision: contentRevisionOf(order),
    isChangePending,
    customer: [businessName, `${firstName} ${lastName}`, hasPhone && phone].filter(Boolean).join(", "),
    lines: workLines(lines),
    ...(remake && { remake }),
    ...(marks.length > 0 && { marks }),
  };
}

const isOwnStep = ({ order, stepBy }: OrderFile, accountId: string) =>
  stepBy === accountId && WORKSHOP_STATES.includes(order.state);

export function workshopFileOf(file: OrderFile, accountId: string): WorkshopFile {
  const { order, revision, shipment, undoesTo } = file;
  return {
    ...workFileOf(file, false),
    revision,
    since: order.events.at(-1)?.at ?? order.placedAt,
    isUnpaid: waitsForPayment(order),
    next: nextStates(order.state).filter((state) => WORKSHOP_STATES.includes(state)),
    undoesTo: isOwnStep(file, accountId) ? undoesTo : null,
    shipment,
  };
}

/**
 * Whether somebody of the workshop may do this: its states, how an order was shipped until it is delivered, and undoing
 * one's own step. If the order has changed since the page was read, storing finds that.
 */
export function isWorkshopTask(task: FileTask, file: OrderFile, accountId: string): boolean {
  if (task.kind === "state") return WORKSHOP_STATES.includes(task.state) && task.terms === undefined;
  if (task.kind === "shipment") return task.revision !== file.revision || file.order.state === "shipped";
  return task.kind === "undo" && (task.revision !== file.revision || isOwnStep(file, accountId));
}

/**
 * The filters that the workshop has: a state, when orders ship, and the number of an order. A search for other words would tell whose
 * address or phone number an order has.
 */
export function workFilterOf({ tab, state, ships, search, trail }: OrderFilter): OrderFilter {
  const { before: _first, only: _all, ...every } = EVERY_ORDER;
  return {
    ...every,
    tab: "all",
    state,
    ships: TAB_QUERIES[tab].ships ?? ships,
    search: writtenNumber(search) ?? "",
    trail,
  };
}

export const workSummaryOf = ({ number, state, placedAt, jobName, count }: ReceivedOrder): WorkSummary => ({
  number,
  state,
  placedAt,
  jobName,
  count,
});
