import type { Order } from "~/domain/orders/order";

/** What an invoice of an order is: to be made, made, paid, or taken away. */
export type DraftState = "wanted" | "made" | "paid" | "gone";

/** An invoice of an order, as the house remembers it. */
export interface KnownDraft {
  /** Its name at the other back end, by which it is found there: nobody else's is the same. */
  readonly ref: string;
  /** Which version of the order it asks for. */
  readonly version: number;
  readonly part: number;
  readonly cents: number;
  readonly state: DraftState;
  /** When it was last sent off, in milliseconds since the epoch, without a known answer; `null` where it was not. */
  readonly sentAt: number | null;
  /** The other back end's id; `null` where it is not known. */
  readonly draftId: string | null;
}

/**
 * How an order is paid: `waiting` for its freight and tax, `wanted` are its invoices, they are `made`, all are `paid`,
 * making them has `failed`, or none is wanted any more and all are `withdrawn`.
 */
export type PaymentStep = "waiting" | "wanted" | "made" | "paid" | "failed" | "withdrawn";

/** An order's payment that nobody else works on for some minutes. */
export interface ClaimedPayment {
  readonly orderId: number;
  readonly order: Order;
  /** The address of the order's page. */
  readonly page: string;
  /** The other back end's id of the customer; `null` for a guest's. */
  readonly outsideId: string | null;
  readonly step: PaymentStep;
  readonly version: number;
  /** Counts up with all that was asked for: what was settled for less is looked at again. */
  readonly asks: number;
  /** How often in a row it was worked on, this time included. */
  readonly tries: number;
  /** Until when nobody else works on it, in milliseconds since the epoch; whoever is later settles nothing. */
  readonly until: number;
  readonly drafts: readonly KnownDraft[];
}

/** What became of it. */
export interface SettledPayment {
  readonly step: PaymentStep;
  /** Why it failed, or is late, for the desk. */
  readonly problem?: string;
  /** When it is to be looked at again, in milliseconds since the epoch; `null` for not by itself. */
  readonly nextAt: number | null;
  /** The next look is no further try. */
  readonly isDone?: boolean;
}

/** What becomes of an invoice. */
export type DraftChange = Partial<Pick<KnownDraft, "state" | "sentAt" | "draftId">> & { readonly url?: string | null };

/** The orders whose payment the other back end brings about (decision 79): what it is to do, and what it did. */
export interface HousePayments {
  /** Takes the next one to be worked on, if there is one. */
  claim(): Promise<ClaimedPayment | null>;
  /** When there is something to be done next, in milliseconds since the epoch, or `null`. */
  nextAt(): Promise<number | null>;
  /** Remembers that the order is asked for by invoices of these amounts; those that are known stay as they are. */
  plan(claimed: ClaimedPayment, cents: readonly number[]): Promise<readonly KnownDraft[]>;
  note(ref: string, change: DraftChange): Promise<void>;
  settle(claimed: ClaimedPayment, settled: SettledPayment): Promise<void>;
  /** Has the payment looked at now that one of these invoices belongs to, by the other back end's id or its name. */
  ask(names: readonly string[]): Promise<void>;
  /** Calls back whenever there is something new to be done; returns what ends that. */
  onAsked(wake: () => void): () => void;
}
