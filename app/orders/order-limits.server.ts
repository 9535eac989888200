import { isTrusted } from "~/accounts/accounts.server";
import type { Database } from "~/database/database.server";
import { mailboxOf } from "~/mail/mailbox.server";
import type { CreateLimit } from "~/provider/contract/backend.server";

/** The most orders accepted within 24 hours: more than the workshop cuts, and few enough to read after a flood. */
export const MAX_ORDERS_A_DAY = 500;

/** The kind of customer: a guest, an account that anybody can register, or one that the shop knows. */
type Customer = "guest" | "account" | "known";

/**
 * Up to how many orders a day are accepted from each kind of customer: the last ones are reserved for accounts, and the
 * very last for known accounts.
 */
export const OPEN_TO: Readonly<Record<Customer, number>> = { guest: 300, account: 400, known: MAX_ORDERS_A_DAY };

/**
 * The most orders within 24 hours from one customer: from an address that guests type, or from an account. The same
 * limit applies to a visitor without a known account.
 */
export const OF_ONE: Readonly<Record<Customer, number>> = { guest: 10, account: 10, known: 40 };

/** How many times as many are accepted from an IPv6 network in which a visitor can have any number of addresses. */
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

/** Why an order is refused: the day is full, or the customer must wait this many seconds. */
export type NoRoom = "full" | { readonly wait: number };

interface Taken {
  readonly customer_id: string | null;
  readonly email: string;
  readonly placed_at: number;
}

async function kindOf(database: Database, customerId: string | null): Promise<Customer> {
  if (customerId === null) return "guest";
  return (await isTrusted(database, customerId)) ? "known" : "account";
}

/**
 * Whether today's limits refuse another order of a customer; `null` if not. The stored orders are counted, so that a
 * restart resets nothing.
 *
 * @param factor multiplies how many one customer may place
 * @param now in milliseconds since the epoch
 */
export async function findNoRoom(
  database: Database,
  { customerId, email }: Ordering,
  factor: number,
  now: number,
): Promise<NoRoom | null> {
  const taken = await database.all<Taken>(
    "SELECT customer_id, email, placed_at FROM customer_order WHERE placed_at > ? AND placed_at <= ? ORDER BY placed_at",
    now - DAY_MS,
    now,
  );
  const kind = await kindOf(database, customerId);
  if (taken.length >= OPEN_TO[kind]) return "full";
  const mailbox = mailboxOf(email);
  const own = taken.filter((order) =>
    customerId === null
      ? order.customer_id === null && mailboxOf(order.email) === mailbox
      : order.customer_id === customerId,
  );
  const last = own.at(-OF_ONE[kind] * factor);
  return last ? { wait: Math.ceil((last.placed_at + DAY_MS - now) / 1000) } : null;
}

/** The /48 of a /64, the smallest network that providers hand out on request; `null` for any other visitor. */
function networkOf(visitor: string): string | null {
  const [, network] = /^((?:[^:]+:){2}[^:]+):[^:]+::\/64$/.exec(visitor) ?? [];
  return network ? `${network}::/48` : null;
}

/** Counts orders by the visitor's address. */
export interface VisitorOrders {
  /** Counts an order; returns the seconds to wait if it is one too many, otherwise 0. Known accounts do not count. */
  count(database: Database, customerId: string | null): Promise<number>;
}

/** @param visitor the client that sends the order, `null` if unknown */
export function createVisitorOrders(createLimit: CreateLimit, visitor: () => string | null): VisitorOrders {
  const visitors = createLimit({ name: "orders-of-visitor", times: OF_ONE.guest, seconds: DAY_SECONDS });
  const networks = createLimit({
    name: "orders-of-network",
    times: NETWORK_SHARE * OF_ONE.guest,
    seconds: DAY_SECONDS,
  });
  return {
    async count(database, customerId) {
      const from = visitor();
      if (from === null || (await kindOf(database, customerId)) === "known") return 0;
      const network = networkOf(from);
      return (await visitors.count(from)) || (network === null ? 0 : networks.count(network));
    },
  };
}
