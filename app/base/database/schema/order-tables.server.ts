import type { Generated, GeneratedAlways } from "kysely";
import type { EpochMs } from "~/base/time/time";

type OrderState = "received" | "confirmed" | "in-production" | "shipped" | "delivered" | "finished" | "cancelled";

interface CustomerOrderTable {
  id: Generated<number>;
  prefix: string;
  number: GeneratedAlways<string>;
  key: string;
  content_hash: string;
  link: string;
  customer_id: string | null;
  state: OrderState;
  placed_at: EpochMs;
  /** No longer read: until when releases before this one let the customer cancel. */
  free_until: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  business_name: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  country: string;
  job_name: string;
  po_number: string;
  wishes: string;
  /** How the doors come off the truck; empty if nobody said. */
  delivery: Generated<string>;
  delivery_contact: Generated<string>;
  piece_count: number;
  total_cents: number;
  revision: Generated<number>;
  freight_cents: number | null;
  tax_cents: number | null;
  ships_on: string | null;
  proof_approved_at: EpochMs | null;
  discount: number;
  least_square_inches: number;
  option_prices: string | null;
  quote: string | null;
  carrier: Generated<string>;
  tracking_number: Generated<string>;
  cartons: number | null;
  pounds: number | null;
  file_id: number | null;
  /** The order whose pieces this one makes again, and why; both `null` for an order that a customer placed. */
  remake_of: number | null;
  remake_cause: "ordered" | "made" | "damaged" | "finish" | "missing" | null;
  /** The revision of its contents that people see, from 1; `revision` counts every change. */
  content_revision: Generated<number>;
  fee_cents: Generated<number>;
  /** The price of rush, in addition to `total_cents`; 0 for an order without it. */
  rush_cents: Generated<number>;
  rush_percent: Generated<number>;
  rush_least_cents: Generated<number>;
  from_stranger: Generated<0 | 1>;
  /** 1 while its day of shipping is an estimate: not all of its minutes are booked yet. */
  is_estimate: Generated<0 | 1>;
  /** The first and the last day of its bookings, so that all open orders can be judged without reading those. */
  booked_from: string | null;
  booked_until: string | null;
}

interface OrderLineTable {
  order_id: number;
  position: number;
  line: string;
  list_cents: number | null;
  cents: number | null;
}

interface OrderEventTable {
  id: Generated<number>;
  order_id: number;
  at: number;
  state: OrderState;
  made_by: "customer" | "shop";
  actor_id: string | null;
  kind: "state" | "undo" | "terms" | "message" | "proof" | "link";
  revision: number | null;
  undoes: number | null;
  detail: string | null;
}

interface OrderMessageTable {
  id: Generated<number>;
  order_id: number;
  at: number;
  made_by: "customer" | "shop";
  text: string;
}

interface OrderNoteTable {
  id: Generated<number>;
  order_id: number;
  at: number;
  made_by: string;
  text: string;
  for_workshop: number;
  removed_at: EpochMs | null;
}

interface RemadePieceTable {
  order_id: number;
  line: number;
  list: "doors" | "drawers" | "panels" | "fillers";
  piece: number;
  /** Which door of a pair; empty for all other pieces. */
  hand: "" | "left" | "right";
  quantity: number;
  /** If the remake corrects it: the piece as it was ordered, as JSON. */
  was: string | null;
}

interface OrderSearchTable {
  order_id: number;
  text: string;
}

interface OrderPaymentTable {
  order_id: number;
  state: "waiting" | "wanted" | "made" | "paid" | "failed" | "withdrawn";
  version: number;
  freight_cents: number | null;
  tax_cents: number | null;
  asks: Generated<number>;
  tries: Generated<number>;
  next_try_at: EpochMs | null;
  claimed_until: number | null;
  problem: string | null;
  paid_at: EpochMs | null;
}

interface OrderDraftTable {
  ref: string;
  order_id: number;
  version: number;
  part: number;
  cents: number;
  state: "wanted" | "made" | "paid" | "gone";
  sent_at: EpochMs | null;
  draft_id: string | null;
  url: string | null;
}

interface BoughtSampleTable {
  id: Generated<number>;
  order_id: number;
  price_cents: number;
  credited_over_cents: number;
}

interface SampleCreditTable {
  order_id: number;
  sample_id: number;
}

interface OrderSenderTable {
  id: Generated<number>;
  /** A pseudonym of a visitor's address or of its network. */
  sender: string;
  placed_at: EpochMs;
}

export interface OrderTables {
  customer_order: CustomerOrderTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  order_message: OrderMessageTable;
  order_note: OrderNoteTable;
  order_search: OrderSearchTable;
  remade_piece: RemadePieceTable;
  order_payment: OrderPaymentTable;
  order_draft: OrderDraftTable;
  bought_sample: BoughtSampleTable;
  sample_credit: SampleCreditTable;
  order_sender: OrderSenderTable;
}
