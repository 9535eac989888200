import type { LinkedOrder, OrderRequest } from "~/domain/orders/order";
import type { Send } from "./send.server";

/** Calls that an account makes for itself, or a guest. */
export interface PlaceOrderCalls {
  /**
   * @param signal cancels the call
   * @throws ProviderError with status 409 when today's total differs or a style is gone, 422 when another order has the
   * key
   */
  placeOrder(request: OrderRequest, signal?: AbortSignal): Promise<LinkedOrder>;
}

/** @param send attaches the session, if there is one */
export function placeOrderCalls(send: Send): PlaceOrderCalls {
  return {
    placeOrder: (request, signal) => send({ name: "placeOrder", body: request, signal }),
  };
}
