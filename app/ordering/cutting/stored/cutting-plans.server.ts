import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";

/** Which plan of which order: the basis is a hash of what the plan is made from. */
interface PlanOf {
  readonly number: string;
  readonly basis: string;
}

/** A plan that nobody made again for so long is removed: 30 days. */
const KEPT_MS = 30 * 86_400_000;

const PAGES_PER_BATCH = 20;

const pagesOf = (db: Reader, { number, basis }: PlanOf) =>
  db
    .selectFrom("cutting_plan_page as page")
    .innerJoin("customer_order as order", "order.id", "page.order_id")
    .select("page.content")
    .where("order.number", "=", number)
    .where("page.basis", "=", basis);

/** One page of a stored plan, from 1, or its head, 0; `null` if it is not stored. */
export async function findPlanPage(db: Reader, plan: PlanOf, page: number): Promise<string | null> {
  return (await pagesOf(db, plan).where("page.page", "=", page).executeTakeFirst())?.content ?? null;
}

export async function findPlanPages(db: Reader, plan: PlanOf): Promise<readonly string[]> {
  const rows = await pagesOf(db, plan).where("page.page", ">", 0).orderBy("page.page").execute();
  return rows.map(({ content }) => content);
}

/** Stores the plan of an order, its head first, in place of its earlier one, and removes those that are old. */
export async function storePlan(
  trx: Transaction,
  { number, basis }: PlanOf,
  contents: readonly string[],
  now: EpochMs,
): Promise<void> {
  const order = await rowOfNumber(trx, number);
  if (!order) return;
  const pages = contents.map((content, page) => ({ order_id: order.id, page, basis, content, made_at: now }));
  await trx
    .deleteFrom("cutting_plan_page")
    .where((where) => where.or([where("order_id", "=", order.id), where("made_at", "<", now - KEPT_MS)]))
    .execute();
  for (let from = 0; from < pages.length; from += PAGES_PER_BATCH) {
    await trx
      .insertInto("cutting_plan_page")
      .values(pages.slice(from, from + PAGES_PER_BATCH))
      .execute();
  }
}
