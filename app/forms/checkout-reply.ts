import type { OrderChange } from "~/domain/orders/order-changes";
import type { FormProblem } from "./form-problem";

/** The order that a checkout form holds beside what is typed: its lines as JSON, and the key made for them. */
export interface PostedOrder {
  readonly lines: string;
  readonly key: string;
}

/** The answer to a checkout form that placed no order. */
export interface CheckoutReply extends FormProblem {
  /** What the form goes on with. */
  readonly order: PostedOrder;
  /** What has changed about the lines since they were shown. */
  readonly changes: readonly OrderChange[];
}
