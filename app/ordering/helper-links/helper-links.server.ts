import { type Database, type Reader, write } from "~/base/database/database.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import type { LinkedOrder } from "~/ordering/orders/order";
import { linkedOrder, rowOfId, rowOfLink } from "~/ordering/orders/stored/orders.server";
import { createToken, hashToken } from "~/provider/host/tokens.server";
import { type HelperLink, MAX_HELPER_LINKS } from "./helper-link";

/** How often opening a link is noted: each time would be a write for each page. */
const NOTED_EVERY_MS = 60_000;

const isCode = (code: string) => /^[\w-]{43}$/.test(code);

/** The links of the order with this secret, the oldest first; `null` if there is no such order. */
export async function listHelperLinks(db: Reader, link: string): Promise<readonly HelperLink[] | null> {
  const order = await rowOfLink(db, link);
  if (!order) return null;
  const rows = await db
    .selectFrom("helper_link")
    .select(["id", "label", "made_at", "opened_at"])
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  return rows.map(({ id, label, made_at, opened_at }) => ({
    ...{ id, label, madeAt: isoOf(made_at) },
    openedAt: opened_at === null ? null : isoOf(opened_at),
  }));
}

/**
 * Makes a link to an order. Returns its code, which is stored nowhere. Throws BusyError while the database is busy or
 * full.
 */
export function makeHelperLink(
  database: Database,
  link: string,
  label: string,
  now: EpochMs,
): Promise<{ readonly code: string } | "unknown" | "full"> {
  const code = createToken();
  return write(database, async (trx) => {
    const order = await rowOfLink(trx, link);
    if (!order) return "unknown";
    const { count } = await trx
      .selectFrom("helper_link")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_HELPER_LINKS) return "full";
    const row = { order_id: order.id, code_hash: hashToken(code), label, made_at: now, opened_at: null };
    await trx.insertInto("helper_link").values(row).execute();
    return { code };
  });
}

/**
 * Ends a link of an order; returns whether there is such an order. Throws BusyError while the database is busy or full.
 */
export function endHelperLink(database: Database, link: string, id: number): Promise<boolean> {
  return write(database, async (trx) => {
    const order = await rowOfLink(trx, link);
    if (!order) return false;
    await trx.deleteFrom("helper_link").where("id", "=", id).where("order_id", "=", order.id).execute();
    return true;
  });
}

/** The order that a helper's code leads to, and whether to note that it was opened; `null` if the link has ended. */
export async function findByHelperCode(
  db: Reader,
  code: string,
  now: EpochMs,
): Promise<(LinkedOrder & { readonly isToNote: boolean }) | null> {
  if (!isCode(code)) return null;
  const found = await db
    .selectFrom("helper_link")
    .select(["order_id", "opened_at"])
    .where("code_hash", "=", hashToken(code))
    .executeTakeFirst();
  const row = found && (await rowOfId(db, found.order_id));
  if (!row) return null;
  return { ...(await linkedOrder(db, row)), isToNote: now - (found.opened_at ?? 0) >= NOTED_EVERY_MS };
}

/** Throws BusyError while the database is busy or full. */
export async function noteHelperOpening(database: Database, code: string, now: EpochMs): Promise<void> {
  await write(database, (trx) =>
    trx.updateTable("helper_link").set({ opened_at: now }).where("code_hash", "=", hashToken(code)).execute(),
  );
}
