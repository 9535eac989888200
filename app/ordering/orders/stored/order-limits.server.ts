import type { Reader, Transaction } from "~/base/database/database.server";
import { pseudonymOf } from "~/base/platform/rate-limits/limit.server";
import { NETWORK_SHARE, widerNetworkOf } from "~/base/platform/visitor.server";
import { DAY_MS, type EpochMs } from "~/base/time/time";
import { mailboxOf } from "~/house/mail/mail-address.server";
import { isTrusted } from "~/provider/accounts/accounts.server";
import type { NoRoom } from "../no-room.server";

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

interface OrderPlacer {
  /** The account, `null` for a guest. */
  readonly customerId: string | null;
  readonly email: string;
}

interface Sender {
  /** A pseudonym: the database has nobody's address. */
  readonly pseudonym: string;
  readonly most: number;
}

export interface OrderLimits {
  readonly factor: number;
  /** Those for which an order counts, unless the shop knows the account that places it. */
  readonly senders: readonly Sender[];
}

/** The senders of a visitor's orders: its address, and its network if that has any number of them. */
export function sendersOf(visitor: string | null): readonly Sender[] {
  if (visitor === null) return [];
  const network = widerNetworkOf(visitor);
  return [
    { pseudonym: pseudonymOf(visitor), most: MAX_PER_CUSTOMER.guest },
    ...(network ? [{ pseudonym: pseudonymOf(network), most: NETWORK_SHARE * MAX_PER_CUSTOMER.guest }] : []),
  ];
}

async function kindOf(db: Reader, customerId: string | null): Promise<Customer> {
  if (customerId === null) return "guest";
  return (await isTrusted(db, customerId)) ? "known" : "account";
}

const tooMany = (placedAt: EpochMs, now: EpochMs): NoRoom => ({
  outcome: "too-many",
  retryAfter: Math.ceil((placedAt + DAY_MS - now) / 1000),
});

async function findTooManyOf(
  db: Reader,
  { pseudonym, most }: Sender,
  factor: number,
  now: EpochMs,
): Promise<NoRoom | null> {
  const last = await db
    .selectFrom("order_sender")
    .select("placed_at")
    .where("sender", "=", pseudonym)
    .where("placed_at", ">", now - DAY_MS)
    .where("placed_at", "<=", now)
    .orderBy("placed_at", "desc")
    .limit(1)
    .offset(most * factor - 1)
    .executeTakeFirst();
  return last ? tooMany(last.placed_at, now) : null;
}

async function findNoRoom(
  db: Reader,
  { customerId, email }: OrderPlacer,
  kind: Customer,
  factor: number,
  now: EpochMs,
): Promise<NoRoom | null> {
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
  return last ? tooMany(last.placed_at, now) : null;
}

/** Notes who sends an order, and forgets who sent those that no longer count. */
async function noteSenders(trx: Transaction, senders: readonly Sender[], now: EpochMs): Promise<void> {
  await trx
    .deleteFrom("order_sender")
    .where("placed_at", "<=", now - DAY_MS)
    .execute();
  if (senders.length === 0) return;
  const rows = senders.map(({ pseudonym }) => ({ sender: pseudonym, placed_at: now }));
  await trx.insertInto("order_sender").values(rows).execute();
}

/**
 * Decides in the transaction of an order whether today's limits refuse it, and otherwise counts it for its senders:
 * `null` if it may be placed. The order counts if it is committed, so once for its key, and a restart resets nothing.
 */
export async function takeRoom(
  trx: Transaction,
  ordering: OrderPlacer,
  { factor, senders }: OrderLimits,
  now: EpochMs,
): Promise<NoRoom | null> {
  const kind = await kindOf(trx, ordering.customerId);
  const counted = kind === "known" ? [] : senders;
  for (const sender of counted) {
    const refused = await findTooManyOf(trx, sender, factor, now);
    if (refused) return refused;
  }
  const noRoom = await findNoRoom(trx, ordering, kind, factor, now);
  if (!noRoom) await noteSenders(trx, counted, now);
  return noRoom;
}
