import { randomBytes } from "node:crypto";
import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import { isFreeToCancel } from "../order";
import { BY_LINK, changeOrder, type MessageOutcome, storeOrderMessage } from "./change-order.server";
import { mailCustomer } from "./mail-customer.server";
import { notifyOfChange } from "./notify-shop.server";
import type { OrderRow } from "./order-rows.server";
import { findOrderByLink, linkedOrder, rowOfLink } from "./orders.server";

/** How many renewals of an order's link are recorded. Without a limit, anybody with the link could fill the history. */
const MAX_LINK_RECORDS = 100;

/**
 * A new secret for an order's page: 128 random bits. It is stored in plain text, because anyone who can read it there
 * can read the order as well.
 */
export const createLink = () => randomBytes(16).toString("hex");

/** A canceled order is left unchanged. */
export async function cancelOrder(
  database: Database,
  link: string,
  shop: MailShop,
  now: EpochMs,
): Promise<"cancelled" | "not free" | "unknown"> {
  return write(database, async (trx) => {
    const row = await rowOfLink(trx, link);
    if (!row) return "unknown";
    if (row.state === "cancelled") return "cancelled";
    if (!isFreeToCancel(row)) return "not free";
    await changeOrder(trx, row, BY_LINK, { kind: "state", changed: { state: "cancelled" } }, now);
    const linked = await findOrderByLink(trx, link);
    if (!linked) return "unknown";
    await mailCustomer(trx, { linked, customerId: row.customer_id, shop }, now);
    await notifyOfChange(trx, linked, { kind: "canceled" }, shop, now);
    return "cancelled";
  });
}

/**
 * Gives new secrets to the pages that an order's page leads to, the order that it remakes and its remakes: a person who
 * has lost the one must not get back through another.
 */
async function renewRelated(trx: Transaction, { id, remake_of }: OrderRow): Promise<void> {
  const related = await trx
    .selectFrom("customer_order")
    .select("id")
    .where(({ eb, or }) => or([eb("remake_of", "=", id), ...(remake_of === null ? [] : [eb("id", "=", remake_of)])]))
    .execute();
  for (const one of related) {
    await trx.updateTable("customer_order").set({ link: createLink() }).where("id", "=", one.id).execute();
  }
}

export async function renewLink(database: Database, old: string, now: EpochMs): Promise<string | null> {
  return write(database, async (trx) => {
    const row = await rowOfLink(trx, old);
    if (!row) return null;
    const link = createLink();
    const { count } = await trx
      .selectFrom("order_event")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("order_id", "=", row.id)
      .where("kind", "=", "link")
      .executeTakeFirstOrThrow();
    if (count < MAX_LINK_RECORDS) await changeOrder(trx, row, BY_LINK, { kind: "link", changed: { link } }, now);
    else await trx.updateTable("customer_order").set({ link }).where("id", "=", row.id).execute();
    await renewRelated(trx, row);
    return link;
  });
}

export async function writeToShop(
  database: Database,
  link: string,
  text: string,
  shop: MailShop,
  now: EpochMs,
): Promise<MessageOutcome | "unknown"> {
  return write(database, async (trx) => {
    const row = await rowOfLink(trx, link);
    if (!row) return "unknown";
    const outcome = await storeOrderMessage(trx, row, BY_LINK, text, now);
    const written = await rowOfLink(trx, link);
    // The same text sent again is the same message.
    if (written && written.revision !== row.revision) {
      await notifyOfChange(trx, await linkedOrder(trx, written), { kind: "wrote", text }, shop, now);
    }
    return outcome;
  });
}

/** An approved order is left unchanged. */
export async function approveProof(
  database: Database,
  link: string,
  shop: MailShop,
  now: EpochMs,
): Promise<"approved" | "not confirmed" | "unknown"> {
  return write(database, async (trx) => {
    const row = await rowOfLink(trx, link);
    if (!row) return "unknown";
    if (row.proof_approved_at !== null) return "approved";
    if (row.state !== "confirmed") return "not confirmed";
    await changeOrder(trx, row, BY_LINK, { kind: "proof", changed: { proof_approved_at: now } }, now);
    await notifyOfChange(trx, await linkedOrder(trx, row), { kind: "approved" }, shop, now);
    return "approved";
  });
}
