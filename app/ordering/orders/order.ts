import type { MailingAddress } from "~/base/addresses/address";
import type { CalendarDay } from "~/base/time/time";
import type { Cart, CartItem } from "~/configurator/lines/cart";
import type { OrderState } from "~/house/capacity/order-state";
import type { Invoice } from "~/house/invoices/invoice";
import type { Cents } from "~/trade/measure/money";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import type { OrderDetails } from "./order-details";
import type { Remade } from "./remake";
import type { Shipment } from "./shipment";

export const MAX_ORDER_LINES = 100;

/** The most rows in all lines of an order together: what its pages can show, and its form can send. */
export const MAX_ORDER_ROWS = 2000;

export const MAX_PIECES_ORDERED = 10_000;

/** The longest message about an order, in UTF-16 code units. */
export const MAX_ORDER_MESSAGE_LENGTH = 2000;

export const MAX_ORDER_MESSAGES = 200;

export interface OrderContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly businessName: string;
}

export type OrderLine = CartItem;

export interface OrderRequest extends OrderDetails {
  /** Made once for each order, so that sending it again does not order again: 128 random bits, {@link isOrderKey}. */
  readonly key: string;
  readonly contact: OrderContact;
  readonly address: MailingAddress;
  /** For an order from a quote, the quote's lines at the price that the customer pays (decision 68). */
  readonly lines: readonly OrderLine[];
  readonly totalCents: Cents;
  readonly quote?: string;
}

export type OrderSide = "customer" | "shop";

/** A change of state that was not undone. */
export interface OrderEvent {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly state: OrderState;
  readonly by: OrderSide;
}

interface OrderMessage {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly by: OrderSide;
  readonly text: string;
}

/** What the shop adds to the price of the pieces, and when they ship; `null` for what it has not set yet. */
export interface OrderTerms {
  readonly freightCents: Cents | null;
  readonly taxCents: Cents | null;
  readonly shipsOn: CalendarDay | null;
}

/**
 * The terms that an order was priced by, and the price of each line. They are stored, so that later changes to the
 * settings or to the customer's tier do not affect the order.
 */
export interface OrderPricing extends PriceTerms {
  readonly lines: readonly { readonly listCents: Cents; readonly cents: Cents }[];
}

export interface Order extends Omit<OrderRequest, "key">, Paying, Remade, Revised {
  readonly number: string;
  /** Absent if every line is at its list price and nothing else was stored. */
  readonly pricing?: OrderPricing;
  readonly state: OrderState;
  /** ISO 8601, in UTC. */
  readonly placedAt: string;
  readonly events: readonly OrderEvent[];
  readonly terms: OrderTerms;
  readonly shipment?: Shipment;
  /** When the customer approved the drawings that the order was confirmed with, ISO 8601 in UTC, or `null`. */
  readonly proofApprovedAt: string | null;
  readonly messages: readonly OrderMessage[];
}

export interface OrderSummary extends Pick<Order, "number" | "state" | "placedAt" | "jobName" | "poNumber"> {
  readonly totalCents: Cents;
  /** What its invoice still owes, negative if the shop owes the customer; absent without an invoice. */
  readonly owedCents?: Cents;
  readonly count: number;
}

export interface OwnOrder extends OrderSummary {
  readonly lastMessage: Pick<OrderMessage, "at" | "by"> | null;
}

export interface ReceivedOrder extends OrderSummary, Pick<OrderContact, "firstName" | "lastName" | "businessName"> {
  readonly link: string;
  /** The day that it ships on; `null` if none is promised. */
  readonly shipsOn: CalendarDay | null;
  /** Of its invoice: what it comes to less credits, and what was paid. Absent without one. */
  readonly invoicedCents?: Cents;
  readonly paidCents?: Cents;
  readonly isUnanswered: boolean;
  readonly hasOpenClaim?: boolean;
  readonly hasRequestedChange?: boolean;
  readonly isOverdue?: boolean;
}

/** An order with the secret of its own page, for customers without an account: 128 random bits, {@link isOrderKey}. */
export interface LinkedOrder {
  readonly order: Order;
  readonly link: string;
}

/** A message as it is stored: trimmed, and without control characters other than tabs and line feeds. */
export function messageText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim();
}

export function isMessageText(text: string): boolean {
  return text !== "" && text.length <= MAX_ORDER_MESSAGE_LENGTH && messageText(text) === text;
}

export function isOrderKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

export function isOrderNumber(text: string): boolean {
  return /^[A-Z]{1,4}-\d{1,12}$/.test(text);
}

/** The number of an order or a quote that was written in any way, such as "hv 1187"; `null` if it is none. */
export function writtenNumber(text: string): string | null {
  const [, letters, digits] = /^\s*([a-z]{1,5})[\s-]*(\d{1,12})\s*$/i.exec(text) ?? [];
  return letters && digits ? `${letters.toUpperCase()}-${digits}` : null;
}

/** Whether an order's customer may change and cancel it without asking: until it is confirmed, however old it is. */
export const isFreeToCancel = ({ state }: Pick<Order, "state">): boolean => state === "received";

export interface Revised {
  /** Which revision of the order this is, from 2; absent for the first. */
  readonly contentRevision?: number;
  readonly feeCents?: Cents;
  readonly rushCents?: Cents;
  /** Its day of shipping is an estimate until it is confirmed: not all of its minutes are booked. */
  readonly isEstimate?: true;
}

/** `waiting` for freight and tax, then `preparing` the invoices; `failed` if they could not be made. */
export const PAYMENT_STATES = ["waiting", "preparing", "due", "paid", "failed"] as const;

export interface OrderPayment {
  readonly state: (typeof PAYMENT_STATES)[number];
  readonly parts: readonly PaymentPart[];
  /** When the last part was paid, ISO 8601 in UTC, or `null`. */
  readonly paidAt: string | null;
}

export interface PaymentPart {
  readonly cents: Cents;
  readonly url: string | null;
  readonly isPaid: boolean;
}

/** How an order is paid: at the provider, or by the shop's own invoice; both are absent until it is confirmed. */
export interface Paying {
  readonly payment?: OrderPayment;
  readonly invoice?: Invoice;
}

/** Whether we have confirmed the order, or it is canceled: its pages and papers no longer advise about pieces. */
export function isDecided({ state }: Partial<Pick<Order, "state">>): boolean {
  return state !== undefined && state !== "received";
}

/** The lines of an order as a cart, for printed documents; a line's id is its index, from 0. */
export function orderCart(lines: readonly OrderLine[]): Cart {
  return lines.map((line, index) => ({ ...line, lineId: String(index) }));
}
