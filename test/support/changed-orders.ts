import type { Database } from "~/base/database/database.server";
import { basisOf, pricesMark } from "~/ordering/order-revisions/stored/change-pricing.server";
import { openChange, revisionsOf } from "~/ordering/order-revisions/stored/change-rows.server";
import { changeContents, type SentChange } from "~/ordering/order-revisions/stored/changing.server";
import { answerChange, decideChange } from "~/ordering/order-revisions/stored/deciding.server";
import type { OrderLine } from "~/ordering/orders/order";
import { detailsOf } from "~/ordering/orders/order-details";
import { linkedOrder, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import type { Product } from "~/trade/catalog/product";
import { MAIL_SHOP } from "./mail-shop";
import { soldIn, WORKSHOP } from "./stored-orders";

/** An order with functions that change it, as its customer and as the office. */
export function changesOf(database: () => Database, number: string, now: () => number) {
  const row = async () => {
    const found = await rowOfNumber(database().db, number);
    if (!found) throw new Error(`no order ${number}`);
    return found;
  };
  const order = async () => (await linkedOrder(database().db, await row())).order;
  const deciding = { shop: MAIL_SHOP, isInvoiced: false };
  async function sent(change: Partial<SentChange>, products: readonly Product[]): Promise<SentChange> {
    const { lines, address, contentRevision: revision = 1, ...now } = await order();
    const asked = { lines, address, ...detailsOf(now), revision, ...change };
    const ids = asked.lines.map(({ productId }) => productId);
    const prices = pricesMark(await basisOf(database().db, await row(), products), ids);
    return { prices, shownIds: ids, ...asked };
  }
  const openId = async () => (await openChange(database().db, (await row()).id))?.id ?? 0;
  return {
    row,
    order,
    revisions: async () => revisionsOf(database().db, await row(), now()),
    /** Changes it as its customer, who has seen the prices of these products. */
    async change(lines: readonly OrderLine[], more: Partial<SentChange> & { isRequest?: boolean } = {}) {
      const { isRequest = false, ...change } = more;
      const products = await soldIn(database());
      const changing = { ...deciding, products, isRequest };
      const { link } = await row();
      return changeContents(database(), { link }, await sent({ lines, ...change }, products), changing, now());
    },
    /** Offers a change as the office. */
    async offer(lines: readonly OrderLine[], feeCents = 0) {
      const products = await soldIn(database());
      const target = { number, actorId: WORKSHOP.id, feeCents, note: "As we agreed on the phone." };
      const changing = { ...deciding, products, isRequest: true };
      return changeContents(database(), target, await sent({ lines }, products), changing, now());
    },
    async accept(feeCents = 0, id?: number) {
      const about = { number, id: id ?? (await openId()), actorId: WORKSHOP.id };
      return decideChange(database(), about, { kind: "accept", feeCents, note: "" }, deciding, now());
    },
    async decline(reason = "The panels are cut.") {
      const about = { number, id: await openId(), actorId: WORKSHOP.id };
      return decideChange(database(), about, { kind: "decline", reason }, deciding, now());
    },
    async answer(decision: "approve" | "withdraw", id?: number) {
      const { link } = await row();
      return answerChange(database(), { link, id: id ?? (await openId()) }, decision, deciding, now());
    },
    openId,
    async mails(kind: "order-revised" | "order-change") {
      const mails = database().db.selectFrom("outbox").select("text").where("about", "=", number);
      return (await mails.where("kind", "=", kind).orderBy("id").execute()).map(({ text }) => text);
    },
  };
}
