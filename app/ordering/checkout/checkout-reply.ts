import type { ShipDate } from "~/house/capacity/ship-date-request";
import type { FormProblem } from "~/house/forms/form-problem";
import type { OrderChange } from "~/ordering/orders/price-again";

/** The order in a checkout form, besides what is typed: its lines as JSON, and the key made for them. */
export interface PostedOrder {
  readonly lines: string;
  readonly key: string;
  /** When the lines can ship, for a page before JavaScript; absent if that is not known. */
  readonly ships?: ShipDate | null;
}

/** The answer to a checkout form that placed no order. */
export interface CheckoutReply extends FormProblem {
  /** The order that the form continues with. */
  readonly order: PostedOrder;
  /** What has changed about the lines since they were shown. */
  readonly changes: readonly OrderChange[];
}
