import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { type OrderAt, orderAt } from "~/ordering/claims/claims.server";
import { contentHash } from "~/ordering/orders/stored/order-inserting.server";
import { rowOfLink } from "~/ordering/orders/stored/orders.server";
import { type KeyedTicks, MAX_RECEIVINGS, type Receiving, type Ticks } from "./receiving";

/** What was ticked off of an order, oldest first; `null` if there is no such order. */
export async function listReceivings(db: Reader, at: OrderAt): Promise<readonly Receiving[] | null> {
  const order = await orderAt(db, at);
  if (!order) return null;
  const rows = await db
    .selectFrom("receiving")
    .select(["key", "at", "ticked_at", "ticks", "claim_id"])
    .where("order_id", "=", order.id)
    .orderBy("at")
    .orderBy("key")
    .execute();
  return rows.map((row) => ({
    ...(JSON.parse(row.ticks) as Ticks),
    ...{ key: row.key, at: isoOf(row.at), tickedAt: isoOf(row.ticked_at), isClaimed: row.claim_id !== null },
  }));
}

const hashOf = ({ here, damaged, isRestMissing, words }: Ticks) => contentHash({ here, damaged, isRestMissing, words });

/** The device's clock may be wrong: nothing was ticked off in the future. */
const tickedAtOf = ({ tickedAt }: KeyedTicks, now: EpochMs) => Math.min(Date.parse(tickedAt) || now, now);

/**
 * Whether a list with this key was stored: with the same ticks, with other ones or for another order, or not at all.
 */
export async function findReceiving(db: Reader, link: string, sent: KeyedTicks): Promise<"same" | "other" | null> {
  const row = await db
    .selectFrom("receiving")
    .innerJoin("customer_order", "customer_order.id", "order_id")
    .select(["receiving.content_hash", "link"])
    .where("receiving.key", "=", sent.key)
    .executeTakeFirst();
  if (!row) return null;
  return row.link === link && row.content_hash === hashOf(sent) ? "same" : "other";
}

/** Stores what was ticked off, in the transaction of its claim if there is one. */
export async function insertReceiving(
  trx: Transaction,
  link: string,
  sent: KeyedTicks,
  claimId: string | null,
  now: EpochMs,
): Promise<void> {
  const order = await rowOfLink(trx, link);
  if (!order) return;
  const { here, damaged, isRestMissing, words } = sent;
  await trx
    .insertInto("receiving")
    .values({
      key: sent.key,
      order_id: order.id,
      content_hash: hashOf(sent),
      at: now,
      ticked_at: tickedAtOf(sent, now),
      ticks: JSON.stringify({ here, damaged, isRestMissing, words }),
      claim_id: claimId,
    })
    .execute();
  await recordEvent(
    trx,
    { kind: "order.received", actorId: null, subjectId: order.customer_id, order: order.number },
    now,
  );
}

type TickedOff = "stored" | "other" | "full" | "unknown";

/**
 * Stores what was ticked off and reports nothing; once for each key. Throws BusyError while the database is busy or
 * full.
 */
export async function storeReceiving(
  database: Database,
  link: string,
  sent: KeyedTicks,
  now: EpochMs,
): Promise<TickedOff> {
  return write(database, async (trx): Promise<TickedOff> => {
    const order = await rowOfLink(trx, link);
    if (!order) return "unknown";
    const before = await findReceiving(trx, link, sent);
    if (before) return before === "same" ? "stored" : "other";
    const { count } = await trx
      .selectFrom("receiving")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_RECEIVINGS) return "full";
    await insertReceiving(trx, link, sent, null, now);
    return "stored";
  });
}
