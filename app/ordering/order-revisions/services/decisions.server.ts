import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { mailShop } from "~/house/mail/frame.server";
import type { LinkedOrder } from "~/ordering/orders/order";
import { asReplaced } from "~/ordering/orders/order-contents";
import { replacedRevisions } from "~/ordering/orders/stored/order-revisions.server";
import { linkedOrder, rowOfLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { providerTraits } from "~/provider/provider.server";
import type { OfficeDecision } from "../decision-form";
import type { OrderRevisions } from "../order-change";
import { revisionsOf } from "../stored/change-rows.server";
import { answerChange, type CustomerDecision, type DecisionOutcome, decideChange } from "../stored/deciding.server";

const UNAVAILABLE = "The order's revisions could not be loaded";
const FAILED = "We cannot tell whether your answer was stored. Open the order again to see.";

async function deciding() {
  const { invoices: isInvoiced } = await providerTraits();
  return { shop: mailShop(), isInvoiced };
}

/**
 * Answers a change as the office.
 *
 * @throws UpstreamFailure also if it is unknown whether the answer was stored
 */
export async function decideOnChange(
  about: { readonly number: string; readonly id: number; readonly actorId: string },
  decision: OfficeDecision,
): Promise<DecisionOutcome> {
  const work = decideChange(await shopDatabase(), about, decision, await deciding(), Date.now());
  return orUnavailable(FAILED, work);
}

/**
 * Answers a change as the customer, by the secret of the order's page.
 *
 * @throws UpstreamFailure also if it is unknown whether the answer was stored
 */
export async function answerOnOrder(
  about: { readonly link: string; readonly id: number },
  decision: CustomerDecision,
): Promise<DecisionOutcome> {
  const work = answerChange(await shopDatabase(), about, decision, await deciding(), Date.now());
  return orUnavailable(FAILED, work);
}

/**
 * The revisions of an order and the changes that were asked for; `null` if there is no such order.
 *
 * @throws UpstreamFailure
 */
export async function findRevisions(number: string): Promise<OrderRevisions | null> {
  const { db } = await shopDatabase();
  const reading = rowOfNumber(db, number).then((row) => (row ? revisionsOf(db, row, Date.now()) : null));
  return orUnavailable(UNAVAILABLE, reading);
}

/** An order as it was in an earlier revision. */
export interface EarlierOrder extends LinkedOrder {
  readonly revision: number;
  /** When the next revision replaced it, ISO 8601 in UTC. */
  readonly replacedAt: string;
  /** The revision that the order has now. */
  readonly current: number;
}

async function readEarlier(link: string, revision: number): Promise<EarlierOrder | null> {
  const { db } = await shopDatabase();
  const row = await rowOfLink(db, link);
  const earlier = row && (await replacedRevisions(db, row.id)).find((one) => one.revision === revision);
  if (!row || !earlier) return null;
  const { order } = await linkedOrder(db, row);
  const { replacedAt } = earlier;
  return { order: asReplaced(order, earlier), link, revision, replacedAt, current: row.content_revision };
}

/** Reads which revision the query of an address names; `null` if it names none. */
export function readRevision(query: URLSearchParams): number | null {
  const text = query.get("revision") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/**
 * An order as it was in an earlier revision, by the secret of its page; `null` if there is no such revision.
 *
 * @throws UpstreamFailure
 */
export async function findEarlierOrder(link: string, revision: number): Promise<EarlierOrder | null> {
  return orUnavailable(UNAVAILABLE, readEarlier(link, revision));
}
