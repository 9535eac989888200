import type { Order } from "~/domain/orders/order";

/** The state of an order's invoice: to be created, created, paid, or withdrawn. */
export type DraftState = "wanted" | "made" | "paid" | "gone";

/** An invoice of an order, as stored here. */
export interface KnownDraft {
  /** Its unique name at the other back end, by which it is found there. */
  readonly ref: string;
  /** The version of the order that it bills. */
  readonly version: number;
  readonly part: number;
  readonly cents: number;
  readonly state: DraftState;
  /** When it was last sent without a known answer, in milliseconds since the epoch; `null` if it was not. */
  readonly sentAt: number | null;
  /** The other back end's id; `null` if unknown. */
  readonly draftId: string | null;
}

/**
 * The state of an order's payment: `waiting` for freight and tax, its invoices are `wanted` or `made`, all are `paid`,
 * creating them has `failed`, or none is needed any more and all are `withdrawn`.
 */
export type PaymentStep = "waiting" | "wanted" | "made" | "paid" | "failed" | "withdrawn";

/** An order's payment, reserved for one worker for some minutes. */
export interface ClaimedPayment {
  readonly orderId: number;
  readonly order: Order;
  /** The address of the order's page. */
  readonly page: string;
  /** The other back end's id of the customer; `null` for a guest. */
  readonly outsideId: string | null;
  readonly step: PaymentStep;
  readonly version: number;
  /** The number of requests so far: a payment settled for fewer is processed again. */
  readonly asks: number;
  /** How many times in a row it was tried, including this time. */
  readonly tries: number;
  /** When the reservation ends, in milliseconds since the epoch; a worker that is later settles nothing. */
  readonly until: number;
  readonly drafts: readonly KnownDraft[];
}

/** The result. */
export interface SettledPayment {
  readonly step: PaymentStep;
  /** Why it failed, or is late, for the admin pages. */
  readonly problem?: string;
  /** When to process it again, in milliseconds since the epoch; `null` if only on request. */
  readonly nextAt: number | null;
  /** Processing it again does not count as another try. */
  readonly isDone?: boolean;
}

/** A change to an invoice. */
export type DraftChange = Partial<Pick<KnownDraft, "state" | "sentAt" | "draftId">> & { readonly url?: string | null };

/** The orders whose payment the other back end handles (decision 79): what it has to do, and what it did. */
export interface HousePayments {
  /** Reserves the next payment to process, if there is one. */
  claim(): Promise<ClaimedPayment | null>;
  /** When the next payment is due to be processed, in milliseconds since the epoch, or `null`. */
  nextAt(): Promise<number | null>;
  /** Stores the invoices for these amounts; invoices already known stay as they are. */
  plan(claimed: ClaimedPayment, cents: readonly number[]): Promise<readonly KnownDraft[]>;
  note(ref: string, change: DraftChange): Promise<void>;
  settle(claimed: ClaimedPayment, settled: SettledPayment): Promise<void>;
  /** Requests processing of the payment to which these invoices belong, by their name or the other back end's id. */
  ask(names: readonly string[]): Promise<void>;
  /** Registers a callback for new work; returns a function that removes it. */
  onAsked(wake: () => void): () => void;
}
