import { type Database, whenWritable } from "~/database/database.server";
import { isEmail } from "~/domain/email";
import type { MailShop } from "~/mail/frame.server";
import { createVisitorOrders, MAX_ORDERS_A_DAY } from "~/orders/order-limits.server";
import { placeOrder } from "~/orders/order-placing.server";
import { findOrderByKey } from "~/orders/orders.server";
import type { BackendLog, CreateLimit } from "../contract/backend.server";
import { ORDER_CALLS } from "../contract/orders.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface OrderOptions {
  readonly database: Database;
  /** The prefix of order numbers. */
  readonly orderPrefix: string;
  /** The shop's name and addresses for mails to customers. */
  readonly shop: MailShop;
  readonly roles: SignedInRoles;
  readonly log: BackendLog;
  readonly createLimit: CreateLimit;
  /** Multiplies how many orders one customer may place in a day. */
  readonly limitFactor: number;
  /** The client of a call; `null` if unknown. */
  readonly visitor: () => string | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const HOUR_MS = 3_600_000;

const tooMany = (wait: number) => refuse(429, "Too many orders for one day", { "Retry-After": String(wait) });

/** The order calls (decision 59). */
export function orderHandlers({
  database,
  orderPrefix,
  shop,
  roles,
  log,
  createLimit,
  limitFactor,
  visitor,
  now,
}: OrderOptions): Record<keyof typeof ORDER_CALLS, Handler> {
  const visitorOrders = createVisitorOrders(createLimit, visitor);
  let saidAt = Number.NEGATIVE_INFINITY;

  /** Logs at most once an hour: a flood that fills the day continues. */
  function sayFull(): void {
    if (Math.abs(now() - saidAt) < HOUR_MS) return;
    saidAt = now();
    log.error("provider.orders.full", { takenADay: MAX_ORDERS_A_DAY });
  }

  return {
    async placeOrder({ request }) {
      const body = await readBody(request, ORDER_CALLS.placeOrder);
      if (!body || !isEmail(body.contact.email)) return badRequest();
      const customerId = (await roles.accountOf(request))?.id ?? null;
      const isSentAgain = (await findOrderByKey(database, body.key)) !== null;
      const wait = isSentAgain ? 0 : await visitorOrders.count(database, customerId);
      if (wait > 0) return tooMany(wait);
      const placing = { request: body, customerId, prefix: orderPrefix, shop, limitFactor };
      const placed = await whenWritable(() => placeOrder(database, placing, now()), request.signal);
      switch (placed) {
        case "other content":
          return refuse(422, "The key belongs to another order");
        case "unknown quote":
          return refuse(404, "The account has no such quote");
        case "not today's":
          return refuse(409, "The lines do not come to the total at today's prices, or cannot be made");
        case "full":
          sayFull();
          return refuse(507, "No more orders are taken today");
        default:
          return "wait" in placed ? tooMany(placed.wait) : answer(201, placed);
      }
    },
  };
}
