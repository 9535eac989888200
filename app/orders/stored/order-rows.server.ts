import type { SampleDoor } from "~/catalog/sample-door";
import type {
  Order,
  OrderLine,
  OrderMessage,
  OrderPricing,
  OrderState,
  OrderSummary,
  OrderTerms,
} from "~/orders/order";
import type { OrderEventRow } from "./order-events.server";

/** The columns of a new order. Times are in milliseconds since the epoch. */
export interface NewOrderRow {
  /** The prefix of its number. */
  readonly prefix: string;
  readonly key: string;
  readonly content_hash: string;
  readonly link: string;
  /** The account that placed it, `null` for a guest. */
  readonly customer_id: string | null;
  readonly state: OrderState;
  readonly placed_at: number;
  readonly free_until: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly business_name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly country: string;
  readonly job_name: string;
  readonly po_number: string;
  readonly wishes: string;
  readonly piece_count: number;
  readonly total_cents: number;
  /** In tenths of a percent. */
  readonly discount: number;
  /** 0 if there was none. */
  readonly least_square_inches: number;
  /** The number of the quote by which it was placed, or `null`. */
  readonly quote: string | null;
}

/** A line as it is stored; lines of orders older than discounts have no amounts. */
export interface OrderLineRow {
  readonly line: string;
  readonly list_cents: number | null;
  readonly cents: number | null;
}

/** An order as it is stored, without its lines, events and messages. */
export interface OrderRow extends NewOrderRow {
  readonly id: number;
  readonly number: string;
  readonly revision: number;
  readonly freight_cents: number | null;
  readonly tax_cents: number | null;
  /** YYYY-MM-DD. */
  readonly ships_on: string | null;
  readonly proof_approved_at: number | null;
}

/** The columns of a list of orders. */
export const SUMMARY_COLUMNS = "number, state, placed_at, job_name, po_number, total_cents, piece_count";

export type SummaryRow = Pick<
  OrderRow,
  "number" | "state" | "placed_at" | "job_name" | "po_number" | "total_cents" | "piece_count"
>;

export interface OrderMessageRow {
  readonly at: number;
  readonly made_by: OrderMessage["by"];
  readonly text: string;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A stored order as an entry of a list. */
export function summaryOf(row: SummaryRow): OrderSummary {
  return {
    number: row.number,
    state: row.state,
    placedAt: iso(row.placed_at),
    jobName: row.job_name,
    poNumber: row.po_number,
    totalCents: row.total_cents,
    count: row.piece_count,
  };
}

function pricingOf(row: OrderRow, { lines, sampleCredits }: Parts): OrderPricing | null {
  const amounts = lines.flatMap(({ list_cents: listCents, cents }) =>
    listCents === null || cents === null ? [] : [{ listCents, cents }],
  );
  if (amounts.length < lines.length) return null;
  const credits = sampleCredits.length > 0 && { sampleCredits };
  return { discount: row.discount, leastSquareInches: row.least_square_inches, lines: amounts, ...credits };
}

/** The terms that the shop added to an order. */
export function termsOf({ freight_cents, tax_cents, ships_on }: OrderRow): OrderTerms {
  return { freightCents: freight_cents, taxCents: tax_cents, shipsOn: ships_on };
}

interface Parts {
  readonly lines: readonly OrderLineRow[];
  /** Its changes of state that were not undone, oldest first. */
  readonly events: readonly OrderEventRow[];
  /** Oldest first. */
  readonly messages: readonly OrderMessageRow[];
  /** The samples of earlier orders that it credits. */
  readonly sampleCredits: readonly SampleDoor[];
}

/** A whole stored order. */
export function orderOf(row: OrderRow, parts: Parts): Order {
  const { lines, events, messages } = parts;
  const { address1, address2, city, province, zip, country } = row;
  const pricing = pricingOf(row, parts);
  return {
    number: row.number,
    ...(pricing && { pricing }),
    ...(row.quote !== null && { quote: row.quote }),
    state: row.state,
    placedAt: iso(row.placed_at),
    freeUntil: iso(row.free_until),
    contact: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      businessName: row.business_name,
    },
    address: { address1, address2, city, province, zip, country },
    jobName: row.job_name,
    poNumber: row.po_number,
    wishes: row.wishes,
    lines: lines.map(({ line }) => JSON.parse(line) as OrderLine),
    totalCents: row.total_cents,
    events: events.map(({ at, state, made_by }) => ({ at: iso(at), state, by: made_by })),
    terms: termsOf(row),
    proofApprovedAt: row.proof_approved_at === null ? null : iso(row.proof_approved_at),
    messages: messages.map(({ at, made_by, text }) => ({ at: iso(at), by: made_by, text })),
  };
}
