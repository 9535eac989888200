import type { Cart } from "~/configurator/lines/cart";
import type { OrderState } from "~/house/capacity/order-state";
import { withBoredSide } from "~/trade/making/bored-side";
import { asMade } from "~/trade/making/workshop-standard";
import { isOrderNumber, type Order, type OrderLine, type OrderSummary, orderCart, type ReceivedOrder } from "./order";
import { revisionOf } from "./order-contents";
import { detailsOf, type OrderDetails } from "./order-details";
import { EVERY_ORDER, nextStates, type OrderFile, waitsForPayment } from "./order-file";
import type { FileTask } from "./order-file-form";
import type { OrderFilter } from "./order-filter";
import { type PieceMark, pieceMarks } from "./remade-words";
import type { RemakeOf } from "./remake";
import type { Shipment } from "./shipment";

/** A line of an order as the workshop sees it: what to make, without its price. */
export interface WorkLine extends Omit<OrderLine, "pricePerSqFt" | "sample"> {
  /** Equal in lines at the same rate, which documents group if the style and finish are the same too. */
  readonly group: number;
  readonly isSample?: true;
}

/** What the workshop's documents say about an order: no price, and no way to reach the customer but a phone number. */
export interface WorkFile extends Pick<Order, "number" | "state" | "placedAt" | "proofApprovedAt">, OrderDetails {
  /** YYYY-MM-DD, or `null`. */
  readonly shipsOn: string | null;
  /** The revision of the order, from 1. */
  readonly contentRevision: number;
  /** Whether a change of the order waits for an answer. */
  readonly isChangePending: boolean;
  /** The earlier revision that was asked for instead of the current one; absent if none was. */
  readonly instead?: number;
  /** The customer's business and name. */
  readonly customer: string;
  readonly lines: readonly WorkLine[];
  /** Present if pieces of an earlier order are made again. */
  readonly remake?: RemakeOf;
  /** What remakes say about its rows: what this one corrects, and what others make again; absent if nothing. */
  readonly marks?: readonly PieceMark[];
}

/** An order as its page shows it to the workshop. */
export interface WorkshopFile extends WorkFile {
  readonly revision: number;
  /** Since when it has its state, ISO 8601 in UTC. */
  readonly since: string;
  /** Whether it waits for a payment before it is made. */
  readonly isUnpaid: boolean;
  /** The states that the workshop may put it in. */
  readonly next: readonly OrderState[];
  /** The state that undoing one's own last step leads back to; `null` if there is none. */
  readonly undoesTo: OrderState | null;
  readonly shipment: Shipment;
}

/** An entry in the workshop's list of orders. */
export type WorkSummary = Pick<OrderSummary, "number" | "state" | "placedAt" | "jobName" | "count">;

/** The states that the workshop puts orders in. */
const WORKSHOP_STATES: readonly OrderState[] = ["in-production", "shipped"];

/** The lines of an order without their prices. */
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

/**
 * An order for the workshop's documents.
 *
 * @param hasPhone whether the customer's phone number is added to the name
 */
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
    contentRevision: revisionOf(order),
    isChangePending,
    customer: [businessName, `${firstName} ${lastName}`, hasPhone && phone].filter(Boolean).join(", "),
    lines: workLines(lines),
    ...(remake && { remake }),
    ...(marks.length > 0 && { marks }),
  };
}

/** Whether the last change of an order's state is a step of the workshop that this account made. */
const isOwnStep = ({ order, stepBy }: OrderFile, accountId: string) =>
  stepBy === accountId && WORKSHOP_STATES.includes(order.state);

/** An order for the page of somebody of the workshop, by their account. */
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
 * The filters that the workshop has: a state, and the number of an order. A search for other words would tell whose
 * address or phone number an order has.
 */
export function workFilterOf({ state, search, trail }: OrderFilter): OrderFilter {
  const { before: _first, only: _all, ...every } = EVERY_ORDER;
  const number = search.toUpperCase();
  return { ...every, state, search: isOrderNumber(number) ? number : "", trail };
}

/** An order in the workshop's list. */
export const workSummaryOf = ({ number, state, placedAt, jobName, count }: ReceivedOrder): WorkSummary => ({
  number,
  state,
  placedAt,
  jobName,
  count,
});
