import type { LinkedOrder } from "~/domain/orders/order";
import { isFreeToCancel } from "~/domain/orders/order";
import { type TakenAgain, takeAgain } from "~/domain/orders/take-again";
import { type OrderNotice, readOrderNotice } from "~/forms/order-page-form";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { catalog } from "./catalog.server";

/** What an order's page shows. */
interface OrderShown extends LinkedOrder {
  /** Whether the customer may still change or cancel it without asking. */
  readonly isFree: boolean;
  /** What brought somebody to the page. */
  readonly notice: OrderNotice | null;
  /** The pieces that go back into the cart, where that was just asked for. */
  readonly taken: TakenAgain | null;
}

/** The lines at today's prices; as they were ordered while nobody can tell today's, as the checkout asks again. */
async function takenToday({ order: { lines } }: LinkedOrder): Promise<TakenAgain> {
  try {
    return takeAgain(lines, await catalog().list(), true);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return { lines, changes: [] };
  }
}

/**
 * What an order's page shows.
 *
 * @param query the page's own
 */
export async function orderShown(found: LinkedOrder, query: URLSearchParams): Promise<OrderShown> {
  const notice = readOrderNotice(query);
  const isTaken = notice === "changing" && found.order.state === "cancelled";
  const isFree = isFreeToCancel(found.order, Date.now());
  return { ...found, isFree, notice, taken: isTaken ? await takenToday(found) : null };
}
