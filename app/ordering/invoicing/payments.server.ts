import type { Database } from "~/base/database/database.server";
import type { MailShop } from "~/house/mail/frame.server";
import {
  type ClaimedPayment,
  claimPayment,
  type DraftChange,
  nextPaymentAt,
  noteDraft,
  planDrafts,
  type SettledPayment,
  settlePayment,
} from "~/ordering/orders/stored/payment-work.server";
import { onPaymentWork } from "~/ordering/orders/stored/provider-payments.server";

export interface PaymentOptions {
  readonly database: Database;
  readonly shop: MailShop;
  readonly now: () => number;
}

/** The shop's functions for payments through Shopify (decision 79), bound to one database and one clock. */
export function createPayments({ database, shop, now }: PaymentOptions) {
  return {
    claim: () => claimPayment(database, shop.publicOrigin, now()),
    nextAt: () => nextPaymentAt(database.db),
    plan: (claimed: ClaimedPayment, cents: readonly number[]) => planDrafts(database, claimed, cents),
    note: (ref: string, change: DraftChange) => noteDraft(database, ref, change),
    settle: (claimed: ClaimedPayment, settled: SettledPayment) =>
      settlePayment(database, claimed, settled, { shop, now: now() }),
    onAsked: (wake: () => void) => onPaymentWork(wake),
  };
}

export type Payments = ReturnType<typeof createPayments>;
