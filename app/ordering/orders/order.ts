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

/** The most lines of an order. */
export const MAX_ORDER_LINES = 100;

/** The most rows in all lines of an order together: what its pages can show, and its form can send. */
export const MAX_ORDER_ROWS = 2000;

/** The most pieces in all lines of an order together, counting quantities. */
export const MAX_PIECES_ORDERED = 10_000;

/** The longest message about an order, in UTF-16 code units. */
export const MAX_ORDER_MESSAGE_LENGTH = 2000;

/** The most messages stored with an order, both sides together. */
export const MAX_ORDER_MESSAGES = 200;

/** The person that the workshop contacts about an order. */
export interface OrderContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Empty if there is none. */
  readonly businessName: string;
}

/** One style's pieces, at the rate of the day on which they were ordered. */
export type OrderLine = CartItem;

/** An order as the customer sends it. */
export interface OrderRequest extends OrderDetails {
  /** Made once for each order, so that sending it again does not order again: 128 random bits, {@link isOrderKey}. */
  readonly key: string;
  readonly contact: OrderContact;
  readonly address: MailingAddress;
  /** For an order from a quote, the quote's lines at the price that the customer pays (decision 68). */
  readonly lines: readonly OrderLine[];
  /** The total of the lines that the customer was shown, before tax and freight. */
  readonly totalCents: Cents;
  /** The number of the quote that is ordered; absent if there is none. */
  readonly quote?: string;
}

/** The two sides of an order. */
export type OrderSide = "customer" | "shop";

/** A change of state that was not undone. */
export interface OrderEvent {
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** The state that the order has after it. */
  readonly state: OrderState;
  readonly by: OrderSide;
}

/** What one side wrote to the other about an order. */
export interface OrderMessage {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly by: OrderSide;
  readonly text: string;
}

/** What the shop adds to the price of the pieces, and when they ship; `null` for what it has not set yet. */
export interface OrderTerms {
  readonly freightCents: Cents | null;
  readonly taxCents: Cents | null;
  /** The day on which the order is to be shipped. */
  readonly shipsOn: CalendarDay | null;
}

/**
 * The terms that an order was priced by, and the price of each line. They are stored, so that later changes to the
 * settings or to the customer's tier do not affect the order.
 */
export interface OrderPricing extends PriceTerms {
  /** In the order of the lines, including pre-boring. */
  readonly lines: readonly { readonly listCents: Cents; readonly cents: Cents }[];
}

/** An order that was placed. */
export interface Order extends Omit<OrderRequest, "key">, Paying, Remade, Revised {
  /** The number that people use: `HV-1042`. */
  readonly number: string;
  /** Absent if every line is at its list price and nothing else was stored. */
  readonly pricing?: OrderPricing;
  readonly state: OrderState;
  /** ISO 8601, in UTC. */
  readonly placedAt: string;
  /** The oldest first. */
  readonly events: readonly OrderEvent[];
  readonly terms: OrderTerms;
  /** Absent until the order is shipped, and if nothing is known about it. */
  readonly shipment?: Shipment;
  /** When the customer approved the drawings that the order was confirmed with, ISO 8601 in UTC, or `null`. */
  readonly proofApprovedAt: string | null;
  /** The oldest first. */
  readonly messages: readonly OrderMessage[];
}

/** An entry in a list of orders. */
export interface OrderSummary extends Pick<Order, "number" | "state" | "placedAt" | "jobName" | "poNumber"> {
  /** What the order comes to, as far as it is known: with freight and tax once they are set. */
  readonly totalCents: Cents;
  /** What its invoice still owes, negative if the shop owes the customer; absent without an invoice. */
  readonly owedCents?: Cents;
  /** How many pieces. */
  readonly count: number;
}

/** An entry in the list of a customer's own orders. */
export interface OwnOrder extends OrderSummary {
  /** When the last message about it was written, and by which side; `null` if there is none, or it is unknown. */
  readonly lastMessage: Pick<OrderMessage, "at" | "by"> | null;
}

/** An entry in the list of all customers' orders. */
export interface ReceivedOrder extends OrderSummary, Pick<OrderContact, "firstName" | "lastName" | "businessName"> {
  /** The secret of the order's page. */
  readonly link: string;
  /** Whether the last message is the customer's. */
  readonly isUnanswered: boolean;
  /** Whether one of its claims has no answer; absent if unknown. */
  readonly hasOpenClaim?: boolean;
  /** Whether the customer asked for a change that the shop has not answered. */
  readonly hasRequestedChange?: boolean;
  /** Whether an amount is overdue; absent if unknown. */
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

/** Whether a text can be a message: {@link messageText} leaves it unchanged, and it is neither empty nor too long. */
export function isMessageText(text: string): boolean {
  return text !== "" && text.length <= MAX_ORDER_MESSAGE_LENGTH && messageText(text) === text;
}

/** Whether a text can be an order's key or the secret of its page: 32 hexadecimal digits, lower case. */
export function isOrderKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Whether a text can be an order's number: letters, a hyphen and digits. */
export function isOrderNumber(text: string): boolean {
  return /^[A-Z]{1,4}-\d{1,12}$/.test(text);
}

/** Whether an order's customer may change and cancel it without asking: until it is confirmed, however old it is. */
export const isFreeToCancel = ({ state }: Pick<Order, "state">): boolean => state === "received";

/** What changes after it was placed have made of an order, and what it costs besides its pieces. */
export interface Revised {
  /** Which revision of the order this is, from 2; absent for the first. */
  readonly contentRevision?: number;
  /** The fees for changes, in addition to the price of the pieces; absent if there are none. */
  readonly feeCents?: Cents;
  /** The price of rush, in addition to the price of the pieces; absent without it. */
  readonly rushCents?: Cents;
  /** Its day of shipping is an estimate until it is confirmed: not all of its minutes are booked. */
  readonly isEstimate?: true;
}

/**
 * The states of an order's payment: `waiting` for freight and tax to be set, `preparing` the invoices, `due`, `paid`,
 * or `failed` because the invoices could not be made.
 */
export const PAYMENT_STATES = ["waiting", "preparing", "due", "paid", "failed"] as const;

/** The payment of an order, if the provider takes payments. */
export interface OrderPayment {
  readonly state: (typeof PAYMENT_STATES)[number];
  /** The invoices, which add up to the order's total; empty until something is due. */
  readonly parts: readonly PaymentPart[];
  /** When the last part was paid, ISO 8601 in UTC, or `null`. */
  readonly paidAt: string | null;
}

/** One invoice of an order. */
export interface PaymentPart {
  readonly cents: Cents;
  /** Where it is paid: a page of another site; `null` if there is none. */
  readonly url: string | null;
  readonly isPaid: boolean;
}

/** How an order is paid: at the provider, or by the shop's own invoice; both are absent until it is confirmed. */
export interface Paying {
  readonly payment?: OrderPayment;
  readonly invoice?: Invoice;
}

/** Whether nobody can choose any more: the order is in production or later, or canceled. Its papers ask nothing. */
export function isDecided({ state }: Partial<Pick<Order, "state">>): boolean {
  return state !== undefined && state !== "received" && state !== "confirmed";
}

/** The lines of an order as a cart, for printed documents; a line's id is its index, from 0. */
export function orderCart(lines: readonly OrderLine[]): Cart {
  return lines.map((line, index) => ({ ...line, lineId: String(index) }));
}
