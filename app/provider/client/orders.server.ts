import type { LinkedOrder, OrderRequest, OrderSummary, OwnOrder } from "~/domain/orders/order";
import { orNullAt } from "./provider-error.server";
import type { Send } from "./send.server";

/** Calls that anyone may make. */
export interface LinkedOrderCalls {
  /** One order, by the secret of its page. */
  findLinkedOrder(link: string): Promise<LinkedOrder | null>;
  /** @throws ProviderError with status 409 when it can no longer be canceled without asking */
  cancelLinkedOrder(link: string): Promise<void>;
  /** @returns the new secret of the order's page */
  renewLink(link: string): Promise<string>;
  /** @throws ProviderError with status 409 if the order has the maximum number of messages */
  writeToShop(link: string, text: string): Promise<void>;
  /** @throws ProviderError with status 409 if the order is not confirmed */
  approveProof(link: string): Promise<void>;
}

/** Calls that an account makes for itself, or a guest. */
export interface PlaceOrderCalls {
  /**
   * @param signal cancels the call
   * @throws ProviderError with status 409 when today's total differs or a style is gone, 422 when another order has the
   * key
   */
  placeOrder(request: OrderRequest, signal?: AbortSignal): Promise<LinkedOrder>;
}

/** A page of a list of orders. */
export interface OrderPageOf<Line> {
  readonly orders: readonly Line[];
  /** The number that leads to older ones, or `null`. */
  readonly olderThan: string | null;
}

/** One page of a list of orders, and where the next one begins. */
export const pageOf = <Line extends OrderSummary>({ orders, more }: { orders: readonly Line[]; more: boolean }) => ({
  orders,
  olderThan: (more && orders.at(-1)?.number) || null,
});

/** Calls on behalf of a signed-in user. */
export interface SignedInOrderCalls extends PlaceOrderCalls {
  /**
   * A page of the account's orders, newest first.
   *
   * @param before the number of the last order on the previous page
   * @param over `true` for orders that are over, `false` for open ones; all if left out
   */
  listMyOrders(options: { readonly over?: boolean; readonly before?: string }): Promise<OrderPageOf<OwnOrder>>;
  findMyOrder(number: string): Promise<LinkedOrder | null>;
}

export function linkedOrderCalls(send: Send): LinkedOrderCalls {
  return {
    findLinkedOrder: (link) => orNullAt(404, send({ name: "getLinkedOrder", id: link })),
    async cancelLinkedOrder(link) {
      await send({ name: "cancelLinkedOrder", id: link });
    },
    async renewLink(link) {
      return (await send({ name: "renewLink", id: link })).link;
    },
    async writeToShop(link, text) {
      await send({ name: "writeToShop", id: link, body: { text } });
    },
    async approveProof(link) {
      await send({ name: "approveProof", id: link });
    },
  };
}

/** @param send attaches the session, if there is one */
export function placeOrderCalls(send: Send): PlaceOrderCalls {
  return {
    placeOrder: (request, signal) => send({ name: "placeOrder", body: request, signal }),
  };
}

/** @param send attaches the session */
export function signedInOrderCalls(send: Send): SignedInOrderCalls {
  return {
    ...placeOrderCalls(send),
    async listMyOrders({ over, before }) {
      const query = { ...(over !== undefined && { over: String(over) }), ...(before !== undefined && { before }) };
      const { orders, more } = await send({ name: "listMyOrders", query });
      return pageOf({ orders: orders.map((order) => ({ ...order, lastMessage: order.lastMessage ?? null })), more });
    },
    findMyOrder: (number) => orNullAt(404, send({ name: "getMyOrder", id: number })),
  };
}
