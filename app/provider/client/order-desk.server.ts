import type { OrderState, OrderTerms, ReceivedOrder } from "~/domain/orders/order";
import type { OrderFile, OrdersAsked } from "~/domain/orders/order-file";
import type { CallName } from "../contract/calls.server";
import { type OrderPageOf, pageOf } from "./orders.server";
import { orNullAt } from "./provider-error.server";
import type { Send } from "./send.server";

/** Calls of an admin; a change is refused with status 409 if the order has changed since the admin saw it. */
export interface OrderDeskCalls {
  /** A page of all orders, newest first. */
  listOrders(query: OrdersAsked): Promise<OrderPageOf<ReceivedOrder>>;
  findOrder(number: string): Promise<OrderFile | null>;
  /**
   * @param terms are set with the state
   * @throws ProviderError with status 409, or 422 when confirming an order without freight or tax
   */
  setOrderState(number: string, state: OrderState, revision: number, terms?: OrderTerms): Promise<OrderFile>;
  /** @throws ProviderError with status 409 */
  undoOrderState(number: string, revision: number): Promise<OrderFile>;
  /** @throws ProviderError with status 409, or 422 if a confirmed order would lose its freight or tax */
  setOrderTerms(number: string, terms: OrderTerms, revision: number): Promise<OrderFile>;
  /** @throws ProviderError with status 409, also if creating the invoices has not failed */
  retryPayment(number: string, revision: number): Promise<OrderFile>;
  /** @throws ProviderError with status 409 if the order has the maximum number of messages */
  answerOrder(number: string, text: string): Promise<OrderFile>;
}

type Change = "setOrderState" | "undoOrderState" | "setOrderTerms" | "retryPayment" | "answerOrder";

/** Empty filters are left out. */
function asked(query: OrdersAsked): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value));
}

/** @param send attaches the session */
export function orderDeskCalls(send: Send): OrderDeskCalls {
  async function change(name: Change & CallName, number: string, body: object): Promise<OrderFile> {
    return send({ name, id: number, body });
  }
  return {
    async listOrders(query) {
      return pageOf(await send({ name: "listOrders", query: asked(query) }));
    },
    findOrder: (number) => orNullAt(404, send({ name: "getOrder", id: number })),
    setOrderState: (number, state, revision, terms) =>
      change("setOrderState", number, { state, revision, ...(terms && { terms }) }),
    undoOrderState: (number, revision) => change("undoOrderState", number, { revision }),
    setOrderTerms: (number, terms, revision) => change("setOrderTerms", number, { terms, revision }),
    retryPayment: (number, revision) => change("retryPayment", number, { revision }),
    answerOrder: (number, text) => change("answerOrder", number, { text }),
  };
}
