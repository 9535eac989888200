import type { Log } from "~/base/platform/log.server";
import type { DraftOrders } from "~/provider/contract/draft-orders.server";
import { type Invoicer, startInvoicer } from "./invoicer.server";
import { createInvoicing } from "./invoicing.server";
import { createPayments, type PaymentOptions } from "./payments.server";

interface InvoicingStart extends PaymentOptions {
  /** The store in which the orders are invoiced. */
  readonly drafts: DraftOrders;
  readonly log: Log;
}

/** Starts to invoice confirmed orders in a store (decision 79). */
export function startInvoicing({ drafts, log, ...options }: InvoicingStart): Invoicer {
  const payments = createPayments(options);
  const { now } = options;
  return startInvoicer({ payments, work: createInvoicing({ drafts, payments, log, now }), log, now });
}
