import type { MailingAddress } from "~/base/addresses/address";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { followPieces } from "~/house/capacity/follow-order.server";
import { leadOf } from "~/house/capacity/order-plan.server";
import { renewPassports } from "~/ordering/passports/order-passports.server";
import type { Cents } from "~/trade/measure/money";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import { writeOptionPrices } from "~/trade/pricing/stored-options";
import { type ReplacedContents, type ReplacedRevision, replacedContentsOf } from "../order-contents";
import { detailsOf, type OrderDetails } from "../order-details";
import { type Changer, changeOrder } from "./change-order.server";
import { insertLines, type PricedLines } from "./order-inserting.server";
import { detailColumns, type OrderRow } from "./order-rows.server";
import { linkedOrder, rowOfId } from "./orders.server";
import { replaceCredits, replaceSamples } from "./sample-credits.server";
import { storeSold } from "./sold-orders.server";

export interface NewContents extends PricedLines, OrderDetails {
  readonly terms: Pick<PriceTerms, "discount" | "leastSquareInches" | "options">;
  readonly totalCents: Cents;
  readonly count: number;
  readonly address: MailingAddress;
}

/** What the shop adds to the price after a change: all fees for changes so far, rush, freight and tax. */
export interface AddedAmounts {
  readonly feeCents: Cents;
  readonly rushCents: Cents;
  readonly freightCents: Cents | null;
  readonly taxCents: Cents | null;
}

async function storeReplaced(trx: Transaction, row: OrderRow, by: Changer["by"], now: EpochMs): Promise<void> {
  const { order } = await linkedOrder(trx, row);
  await trx
    .insertInto("order_revision")
    .values({
      order_id: row.id,
      revision: row.content_revision,
      replaced_at: now,
      replaced_by: by,
      document: JSON.stringify(replacedContentsOf(order)),
    })
    .execute();
}

/**
 * Stores the next revision of an order: its contents, with the fees, freight and tax that then apply. Drawings that
 * were approved have to be approved again. Whatever else depends on an order's contents follows here: its samples and
 * the credits for them, the figures of sales, its booked minutes and ship date, the codes of its pieces, and the
 * search.
 *
 * @returns the stored order, or `sample-used` if it would no longer have a sample that another order has credited
 */
export async function storeRevision(
  trx: Transaction,
  row: OrderRow,
  contents: NewContents,
  added: AddedAmounts,
  by: Changer,
  now: EpochMs,
): Promise<OrderRow | "sample-used"> {
  const { lines, amounts, credits, terms, totalCents, count, address } = contents;
  if (!(await replaceSamples(trx, row.id, lines, amounts))) return "sample-used";
  await storeReplaced(trx, row, by.by, now);
  const leadBefore = await leadOf(trx, row.id, now);
  await replaceCredits(trx, row.id, credits);
  await trx.deleteFrom("order_line").where("order_id", "=", row.id).execute();
  await insertLines(trx, row.id, contents);
  const revision = row.content_revision + 1;
  const changed = {
    ...address,
    ...detailColumns(contents),
    piece_count: count,
    total_cents: totalCents,
    discount: terms.discount,
    least_square_inches: terms.leastSquareInches,
    option_prices: writeOptionPrices(terms),
    fee_cents: added.feeCents,
    rush_cents: added.rushCents,
    freight_cents: added.freightCents,
    tax_cents: added.taxCents,
    proof_approved_at: null,
    content_revision: revision,
  };
  // Stored under the kind `terms`: a new kind would require rebuilding the table of all events.
  const detail = { revision, beforeCents: row.total_cents, totalCents, ...added };
  await changeOrder(trx, row, by, { kind: "terms", detail, changed }, now);
  const stored = (await rowOfId(trx, row.id)) ?? row;
  await storeSold(trx, stored);
  await renewPassports(trx, row.id, now);
  await followPieces(trx, stored, { actorId: by.actorId, leadBefore }, now);
  return (await rowOfId(trx, row.id)) ?? stored;
}

/** Contents that were stored, perhaps before some details existed. */
export function readContents<Contents extends OrderDetails>(document: string): Contents {
  const contents = JSON.parse(document) as Contents;
  return { ...contents, ...detailsOf(contents) };
}

export async function replacedRevisions(db: Reader, orderId: number): Promise<readonly ReplacedRevision[]> {
  const rows = await db
    .selectFrom("order_revision")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("revision")
    .execute();
  return rows.map(({ revision, replaced_at, replaced_by, document }) => ({
    revision,
    replacedAt: new Date(replaced_at).toISOString(),
    replacedBy: replaced_by,
    contents: readContents<ReplacedContents>(document),
  }));
}
