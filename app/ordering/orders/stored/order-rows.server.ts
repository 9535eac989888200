import { type Selectable, sql } from "kysely";
import type { Schema } from "~/base/database/schema/schema.server";
import { isoOf } from "~/base/time/time";
import { OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { readOptionPrices } from "~/trade/pricing/stored-options";
import type { Order, OrderLine, OrderPricing, OrderSummary, OrderTerms } from "../order";
import { type DetailName, eachDetail, ORDER_DETAIL_NAMES, ORDER_DETAILS, type OrderDetails } from "../order-details";
import { hasShipped } from "../order-file";
import { type OrderAmounts, orderSum } from "../order-sum";
import { isSameShipment, NO_SHIPMENT, type Shipment } from "../shipment";
import type { OrderEventRow } from "./order-events.server";

type DetailColumn = (typeof ORDER_DETAILS)[DetailName]["column"];

export type DetailColumns = Pick<Selectable<Schema["customer_order"]>, DetailColumn>;

export const detailColumns = (details: OrderDetails): DetailColumns =>
  Object.fromEntries(ORDER_DETAIL_NAMES.map((name) => [ORDER_DETAILS[name].column, details[name]])) as DetailColumns;

const detailsOfRow = (row: DetailColumns): OrderDetails => eachDetail((name) => row[ORDER_DETAILS[name].column]);

/** The columns of a remake: those that it shares with its original. */
export function remadeColumns(row: DetailColumns): DetailColumns {
  const details = detailsOfRow(row);
  return detailColumns(eachDetail((name, { isRemade }) => (isRemade ? details[name] : "")));
}

export type OrderRow = Selectable<Schema["customer_order"]>;

/** A line as it is stored; lines of orders older than discounts have no amounts. */
type OrderLineRow = Pick<Selectable<Schema["order_line"]>, "line" | "list_cents" | "cents">;

type OrderMessageRow = Pick<Selectable<Schema["order_message"]>, "at" | "made_by" | "text">;

export const SUMMARY_COLUMNS = [
  "customer_order.number",
  "customer_order.state",
  "placed_at",
  "job_name",
  "po_number",
  ...(["total_cents", "fee_cents", "rush_cents", "freight_cents", "tax_cents"] as const),
  "piece_count",
  sql<number | null>`(select ${OWED_CENTS} from invoice where invoice.order_id = customer_order.id)`.as("owed_cents"),
] as const;

type AmountsRow = Pick<OrderRow, "total_cents" | "fee_cents" | "rush_cents" | "freight_cents" | "tax_cents">;

export const amountsOf = (row: AmountsRow): OrderAmounts => ({
  totalCents: row.total_cents,
  feeCents: row.fee_cents,
  rushCents: row.rush_cents,
  terms: { freightCents: row.freight_cents, taxCents: row.tax_cents },
});

interface SummaryRow
  extends AmountsRow,
    Pick<OrderRow, "number" | "state" | "placed_at" | "job_name" | "po_number" | "piece_count"> {
  readonly owed_cents: number | null;
}

export function summaryOf(row: SummaryRow): OrderSummary {
  return {
    number: row.number,
    state: row.state,
    placedAt: isoOf(row.placed_at),
    jobName: row.job_name,
    poNumber: row.po_number,
    totalCents: orderSum(amountsOf(row)).totalCents,
    ...(row.owed_cents !== null && { owedCents: row.owed_cents }),
    count: row.piece_count,
  };
}

function pricingOf(row: OrderRow, { lines, sampleCredits }: Parts): OrderPricing | null {
  const amounts = lines.flatMap(({ list_cents: listCents, cents }) =>
    listCents === null || cents === null ? [] : [{ listCents, cents }],
  );
  if (amounts.length < lines.length) return null;
  const credits = sampleCredits.length > 0 && { sampleCredits };
  const { discount, least_square_inches: leastSquareInches, option_prices } = row;
  const free = row.remake_of !== null && ({ isFree: true } as const);
  return { discount, leastSquareInches, ...readOptionPrices(option_prices), lines: amounts, ...credits, ...free };
}

export function termsOf({ freight_cents, tax_cents, ships_on }: OrderRow): OrderTerms {
  return { freightCents: freight_cents, taxCents: tax_cents, shipsOn: ships_on };
}

/** How an order was shipped, as it was last typed. */
export function shipmentOf({ carrier, tracking_number, cartons, pounds }: OrderRow): Shipment {
  return { carrier, trackingNumber: tracking_number, cartons, pounds };
}

function knownShipment(row: OrderRow): { readonly shipment?: Shipment } {
  const shipment = shipmentOf(row);
  return hasShipped(row.state) && !isSameShipment(shipment, NO_SHIPMENT) ? { shipment } : {};
}

interface Parts {
  readonly lines: readonly OrderLineRow[];
  readonly events: readonly OrderEventRow[];
  readonly messages: readonly OrderMessageRow[];
  readonly sampleCredits: readonly SampleDoor[];
}

export function orderOf(row: OrderRow, parts: Parts): Order {
  const { lines, events, messages } = parts;
  const { address1, address2, city, province, zip, country } = row;
  const pricing = pricingOf(row, parts);
  return {
    number: row.number,
    ...(pricing && { pricing }),
    ...(row.content_revision > 1 && { contentRevision: row.content_revision }),
    ...(row.fee_cents > 0 && { feeCents: row.fee_cents }),
    ...(row.rush_cents > 0 && { rushCents: row.rush_cents }),
    ...(row.quote !== null && { quote: row.quote }),
    state: row.state,
    placedAt: isoOf(row.placed_at),
    contact: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      businessName: row.business_name,
    },
    address: { address1, address2, city, province, zip, country },
    ...detailsOfRow(row),
    lines: lines.map(({ line }) => JSON.parse(line) as OrderLine),
    totalCents: row.total_cents,
    events: events.map(({ at, state, made_by }) => ({ at: isoOf(at), state, by: made_by })),
    terms: termsOf(row),
    ...(row.is_estimate === 1 && { isEstimate: true as const }),
    ...knownShipment(row),
    proofApprovedAt: row.proof_approved_at === null ? null : isoOf(row.proof_approved_at),
    messages: messages.map(({ at, made_by, text }) => ({ at: isoOf(at), by: made_by, text })),
  };
}

export const ORDERS_PER_PAGE = 25;

export interface OrderPageOf<Line> {
  readonly orders: readonly Line[];
  readonly olderThan: string | null;
}

/** Makes a page of the orders read for it. One more than fits was read, to know whether older ones follow. */
export function pageOf<Line extends OrderSummary>(read: readonly Line[]): OrderPageOf<Line> {
  const orders = read.slice(0, ORDERS_PER_PAGE);
  return { orders, olderThan: (read.length > orders.length && orders.at(-1)?.number) || null };
}
