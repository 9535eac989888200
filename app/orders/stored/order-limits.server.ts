import { LRUCache } from "lru-cache";
import { isTrusted } from "~/accounts/accounts.server";
import type { Reader } from "~/database/database.server";
import { mailboxOf } from "~/mail/mailbox.server";
import type { NoRoom } from "~/orders/no-room";
import { LIMITS } from "~/platform/limits.server";
import { createLimit } from "~/platform/rate-limits/limit.server";

/** The most orders accepted within 24 hours: more than the workshop cuts, and few enough to read after a flood. */
export const MAX_ORDERS_PER_DAY = 500;

/** The kind of customer: a guest, an account that anybody can register, or one that the shop knows. */
type Customer = "guest" | "account" | "known";

/**
 * For each kind of customer, the number of orders in a day, from all customers together, at which no more are accepted.
 * The last ones of the day are thus reserved for accounts, and the very last for known accounts.
 */
export const DAY_LIMITS: Readonly<Record<Customer, number>> = { guest: 300, account: 400, known: MAX_ORDERS_PER_DAY };

/**
 * The most orders within 24 hours from one customer, who is identified by the e-mail address that a guest types, or by
 * the account. The limit for guests also applies to each visitor without a known account.
 */
export const MAX_PER_CUSTOMER: Readonly<Record<Customer, number>> = { guest: 10, account: 10, known: 40 };

/** An IPv6 /48, in which one visitor may have many /64s, is allowed this many times the limit of one visitor. */
const NETWORK_SHARE = 4;

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;

/** The customer who places an order. */
export interface Ordering {
  /** The account, `null` for a guest. */
  readonly customerId: string | null;
  /** The typed address. */
  readonly email: string;
}

/** How much one customer may order. */
export interface OrderLimits {
  /** Multiplies the number of orders that one customer may place in a day. */
  readonly factor: number;
  /**
   * Counts an order for the visitor's address, once for each order key. Returns 0, or the seconds to wait if the limit
   * is exceeded. It is not called for a known account.
   */
  countVisitor(key: string): Promise<number>;
}

async function kindOf(db: Reader, customerId: string | null): Promise<Customer> {
  if (customerId === null) return "guest";
  return (await isTrusted(db, customerId)) ? "known" : "account";
}

/** Whether an order also counts for its visitor: it is a guest's, or of an account that the shop does not know. */
export async function isVisitorCounted(db: Reader, customerId: string | null): Promise<boolean> {
  return (await kindOf(db, customerId)) !== "known";
}

/**
 * Why today's limits refuse another order of a customer; `null` if they do not. The stored orders are counted, so that
 * a restart resets nothing.
 *
 * @param factor multiplies how many orders one customer may place in a day
 * @param now in milliseconds since the epoch
 */
export async function findNoRoom(
  db: Reader,
  { customerId, email }: Ordering,
  factor: number,
  now: number,
): Promise<NoRoom | null> {
  const kind = await kindOf(db, customerId);
  const taken = await db
    .selectFrom("customer_order")
    .select(["customer_id", "email", "placed_at"])
    .where("placed_at", ">", now - DAY_MS)
    .where("placed_at", "<=", now)
    .orderBy("placed_at")
    .execute();
  if (taken.length >= DAY_LIMITS[kind]) return { outcome: "full" };
  const mailbox = mailboxOf(email);
  const own = taken.filter((order) =>
    customerId === null
      ? order.customer_id === null && mailboxOf(order.email) === mailbox
      : order.customer_id === customerId,
  );
  const last = own.at(-MAX_PER_CUSTOMER[kind] * factor);
  return last ? { outcome: "too-many", retryAfter: Math.ceil((last.placed_at + DAY_MS - now) / 1000) } : null;
}

/** The /48 network around a visitor's /64: providers hand out one on request. `null` for any other visitor. */
function networkOf(visitor: string): string | null {
  const [, network] = /^((?:[^:]+:){2}[^:]+):[^:]+::\/64$/.exec(visitor) ?? [];
  return network ? `${network}::/48` : null;
}

/**
 * Creates a function that counts an order for its visitor's address (`null` if unknown), and returns the same as
 * {@link OrderLimits.countVisitor}. An order that is sent again counts once, even while it is being placed, or after the
 * database was too busy to place it.
 *
 * @param factor multiplies the number of orders that one visitor may place in a day
 */
export function createVisitorOrders(factor: number): (visitor: string | null, key: string) => Promise<number> {
  const visitors = createLimit(
    { name: "orders-of-visitor", times: MAX_PER_CUSTOMER.guest, seconds: DAY_SECONDS },
    factor,
  );
  const inNetwork = { name: "orders-of-network", times: NETWORK_SHARE * MAX_PER_CUSTOMER.guest, seconds: DAY_SECONDS };
  const networks = createLimit(inNetwork, factor);
  /** The counts of the last orders by their keys; those of refused orders are removed. */
  const counted = new LRUCache<string, Promise<number>>({ max: LIMITS.keys });

  async function count(visitor: string): Promise<number> {
    const network = networkOf(visitor);
    return (await visitors.count(visitor)) || (network === null ? 0 : networks.count(network));
  }

  return async (visitor, key) => {
    if (visitor === null) return 0;
    const counting = counted.get(key) ?? count(visitor);
    counted.set(key, counting);
    const wait = await counting;
    if (wait > 0) counted.delete(key);
    return wait;
  };
}
