import type { Billing } from "~/house/invoices/customer-billing";
import type { ClaimState } from "~/ordering/orders/claims";
import type { OrderSummary } from "~/ordering/orders/order";
import type { Quote, QuoteSummary } from "~/ordering/quotes/quote";
import type { AccountState } from "~/provider/accounts/account";
import type { TierId } from "~/trade/pricing/tiers";

export interface CustomerAccount {
  readonly tier: TierId | null;
  readonly state: AccountState;
  readonly isConfirmed: boolean;
}

export interface TierEvent {
  readonly id: number;
  readonly at: string;
  readonly kind: string;
  readonly by: string;
}

export interface CustomerList {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly changedAt: string;
}

export interface CustomerMessage {
  readonly id: string;
  readonly at: string;
  readonly text: string;
}

export interface CustomerClaim {
  readonly id: string;
  readonly number: string;
  readonly at: string;
  readonly state: ClaimState;
}

export interface CustomerOrderPage {
  readonly orders: readonly OrderSummary[];
  readonly olderThan: string | null;
}

/** Everything that the shop knows about a customer; of what can be long, the latest. */
export interface CustomerRecords {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly businessName: string;
  readonly account: CustomerAccount | null;
  /** With the number of its save: 0 if nothing was ever saved. */
  readonly billing: Billing & { readonly revision: number };
  readonly notes: readonly CustomerNote[];
  readonly history: readonly TierEvent[];
  readonly orders: CustomerOrderPage;
  readonly quotes: readonly QuoteSummary[];
  readonly lists: readonly CustomerList[];
  readonly messages: readonly CustomerMessage[];
  readonly claims: readonly CustomerClaim[];
}

export interface CustomerQuote {
  readonly quote: Quote;
  readonly customer: { readonly key: string; readonly name: string } | null;
}

export interface CustomerNote {
  readonly id: number;
  readonly at: string;
  readonly by: string;
  readonly text: string;
}
