import type { CartItem } from "../cart";
import type { Cents } from "../money";
import type { PriceTerms } from "../price-terms";
import type { MailingAddress } from "../registration";
import type { OrderPayment } from "./payment";

/** What an order goes through, in this order; it may be cancelled before it is made. */
export const ORDER_STATES = [
  "received",
  "confirmed",
  "in-production",
  "shipped",
  "delivered",
  "finished",
  "cancelled",
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** How long after placing it a customer may cancel an order without asking, in hours. */
export const FREE_HOURS = 24;

/** The most lines of an order. */
export const MAX_ORDER_LINES = 100;

/** The most pieces of all lines of an order together, quantities counted. */
export const MAX_PIECES_ORDERED = 10_000;

/** The longest purchase order number kept, in UTF-16 code units. */
export const MAX_PO_NUMBER_LENGTH = 60;

/** The longest text of wishes kept with an order, in UTF-16 code units. */
export const MAX_WISHES_LENGTH = 2000;

/** The longest message about an order, in UTF-16 code units. */
export const MAX_ORDER_MESSAGE_LENGTH = 2000;

/** The most messages kept with an order, of both sides together. */
export const MAX_ORDER_MESSAGES = 200;

/** Whom the workshop asks about an order. */
export interface OrderContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Empty where there is none. */
  readonly businessName: string;
}

/** One style's pieces, at the rate of the day on which they were ordered. */
export type OrderLine = CartItem;

/** An order as the customer sends it off; names that say nothing are empty. */
export interface OrderRequest {
  /** Made once for each order, so that sending it again orders nothing more: 128 random bits, {@link isOrderKey}. */
  readonly key: string;
  readonly contact: OrderContact;
  readonly address: MailingAddress;
  readonly jobName: string;
  /** The customer's own purchase order number. */
  readonly poNumber: string;
  readonly wishes: string;
  /** By a quote: its lines, at the price that it is ordered at (decision 68). */
  readonly lines: readonly OrderLine[];
  /** What the customer was told that the lines come to, before tax and freight. */
  readonly totalCents: Cents;
  /** The number of the quote that is ordered by; absent where there is none. */
  readonly quote?: string;
}

/** The two sides of an order. */
export type OrderSide = "customer" | "shop";

/** A change of state that stands: one that was undone is none. */
export interface OrderEvent {
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** The state that it has since. */
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

/** What the shop adds to the pieces of an order, and when they leave; what it has not said yet is `null`. */
export interface OrderTerms {
  readonly freightCents: Cents | null;
  readonly taxCents: Cents | null;
  /** The day on which the order is to be shipped, YYYY-MM-DD. */
  readonly shipsOn: string | null;
}

/** What an order was priced by, and what each line came to: kept, whatever the owner or the tier changes later. */
export interface OrderPricing extends PriceTerms {
  /** In the order of the lines, pre-bore included. */
  readonly lines: readonly { readonly listCents: Cents; readonly cents: Cents }[];
}

/** An order that the shop has. */
export interface Order extends Omit<OrderRequest, "key"> {
  /** What people call it: `HV-1042`. */
  readonly number: string;
  /** Absent where every line stands at its list price and nothing else was kept. */
  readonly pricing?: OrderPricing;
  readonly state: OrderState;
  /** ISO 8601, in UTC. */
  readonly placedAt: string;
  /** Until then its customer may cancel it without asking; ISO 8601, in UTC. */
  readonly freeUntil: string;
  /** The oldest first. */
  readonly events: readonly OrderEvent[];
  readonly terms: OrderTerms;
  /** Absent where payment is agreed otherwise, and as long as the order is not confirmed. */
  readonly payment?: OrderPayment;
  /** When the customer approved the drawings that the order was confirmed with, ISO 8601 in UTC, or `null`. */
  readonly proofApprovedAt: string | null;
  /** The oldest first. */
  readonly messages: readonly OrderMessage[];
}

/** A line of a list of orders. */
export interface OrderSummary
  extends Pick<Order, "number" | "state" | "placedAt" | "jobName" | "poNumber" | "totalCents"> {
  /** How many pieces. */
  readonly count: number;
}

/** A line of the list of one's own orders. */
export interface OwnOrder extends OrderSummary {
  /** When something was last written about it and by which side; `null` where nothing was, or nobody says. */
  readonly lastMessage: Pick<OrderMessage, "at" | "by"> | null;
}

/** Orders with what was last written or ordered first. */
export function latestFirst(orders: readonly OwnOrder[]): readonly OwnOrder[] {
  const timeOf = ({ lastMessage, placedAt }: OwnOrder) => Date.parse(lastMessage?.at ?? placedAt);
  return [...orders].sort((one, other) => timeOf(other) - timeOf(one));
}

/** A line of the list of everybody's orders. */
export interface ReceivedOrder extends OrderSummary, Pick<OrderContact, "firstName" | "lastName" | "businessName"> {
  /** The secret of the order's page. */
  readonly link: string;
  /** Whether the last message is the customer's. */
  readonly isUnanswered: boolean;
  /** Whether one of its claims has no answer; absent where nobody says. */
  readonly hasOpenClaim?: boolean;
}

/** An order with the secret of its own page, for whoever has no account: 128 random bits, {@link isOrderKey}. */
export interface LinkedOrder {
  readonly order: Order;
  readonly link: string;
}

/** A message as it is kept: without space around it, and without control characters besides tabs and line feeds. */
export function messageText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(CONTROL, "").trim();
}

/** Whether a text can be a message: one that {@link messageText} leaves as it is, neither empty nor too long. */
export function isMessageText(text: string): boolean {
  return text !== "" && text.length <= MAX_ORDER_MESSAGE_LENGTH && messageText(text) === text;
}

const CONTROL = /[^\P{Cc}\t\n]/gu;

/** Whether a text can be an order's key or the secret of its page: 32 hexadecimal digits, lower case. */
export function isOrderKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Whether a text can be an order's number: letters, a hyphen and digits. */
export function isOrderNumber(text: string): boolean {
  return /^[A-Z]{1,4}-\d{1,12}$/.test(text);
}

/** Whether an order's customer may still cancel it without asking; `now` in milliseconds since the epoch. */
export function isFreeToCancel({ state, freeUntil }: Pick<Order, "state" | "freeUntil">, now: number): boolean {
  return state === "received" && now < Date.parse(freeUntil);
}

/** Whether nothing more will happen to an order. */
export function isOver(state: OrderState): boolean {
  return state === "finished" || state === "cancelled";
}
