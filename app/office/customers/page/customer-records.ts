import type { Billing } from "~/house/invoices/customer-billing";
import type { ClaimState } from "~/ordering/orders/claims";
import type { OrderSummary } from "~/ordering/orders/order";
import type { Quote, QuoteSummary } from "~/ordering/quotes/quote";
import type { AccountState } from "~/provider/accounts/account";
import type { TierId } from "~/trade/pricing/tiers";
import type { CustomerNote } from "../customer-note";

/** The account of a customer. */
export interface CustomerAccount {
  readonly tier: TierId | null;
  readonly state: AccountState;
  /** Whether the address is known to be the owner's. */
  readonly isConfirmed: boolean;
}

/** A decision about an account, or its registration. */
export interface TierEvent {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** A kind of event. */
  readonly kind: string;
  /** The e-mail address of the person who decided; empty if unknown. */
  readonly by: string;
}

/** A saved list, as the customer's page names it. */
export interface CustomerList {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** ISO 8601, in UTC. */
  readonly changedAt: string;
}

/** A message of the contact form. */
export interface CustomerMessage {
  readonly id: string;
  readonly at: string;
  /** Its beginning. */
  readonly text: string;
}

/** A claim about one of the customer's orders. */
export interface CustomerClaim {
  readonly id: string;
  readonly number: string;
  readonly at: string;
  readonly state: ClaimState;
}

/** A page of a customer's orders, newest first. */
export interface CustomerOrders {
  readonly orders: readonly OrderSummary[];
  /** The last number on this page, if older ones follow; otherwise `null`. */
  readonly olderThan: string | null;
}

/** Everything that the shop knows about a customer; of what can be long, the latest. */
export interface CustomerRecords {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  /** From the latest order; empty if unknown. */
  readonly phone: string;
  /** Empty if unknown. */
  readonly businessName: string;
  /** `null` for a guest. */
  readonly account: CustomerAccount | null;
  /** With the number of its save: 0 if nothing was ever saved. */
  readonly billing: Billing & { readonly revision: number };
  readonly notes: readonly CustomerNote[];
  readonly history: readonly TierEvent[];
  readonly orders: CustomerOrders;
  readonly quotes: readonly QuoteSummary[];
  readonly lists: readonly CustomerList[];
  readonly messages: readonly CustomerMessage[];
  readonly claims: readonly CustomerClaim[];
}

/** A quote, and whose it is. */
export interface CustomerQuote {
  readonly quote: Quote;
  /** `null` if the customer has no file. */
  readonly customer: { readonly key: string; readonly name: string } | null;
}
