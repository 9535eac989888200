import type { Transaction } from "~/base/database/database.server";
import { type EpochMs, HOUR_MS } from "~/base/time/time";
import type { MailPart, MailShop } from "~/house/mail/frame.server";
import { type NewMail, queueMail, wasMailedSince, withdrawMail } from "~/house/mail/outbox.server";
import { notifyShop } from "~/house/mail/shop-mail.server";
import type { LinkedOrder, OrderSide } from "~/ordering/orders/order";
import { orderSum } from "~/ordering/orders/order-sum";
import { isOwnAddress } from "~/ordering/orders/stored/mail-customer.server";
import { piecesAlone, piecesPart } from "~/ordering/orders/stored/mail-parts.server";
import { invoiceMailParts, orderMail, owedBackWords } from "~/ordering/orders/stored/order-mails.server";
import { linkedOrder, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { formatCents } from "~/trade/measure/money";
import type { Difference, OrderDifferences } from "../differences";
import type { ChangeState, OrderChange } from "../order-change";
import { revisionsOf } from "./change-rows.server";

/** The most changes of a revision in a mail; the order's page shows all. */
const MAX_ROWS = 60;

function differenceText({ before, after }: Difference): string {
  if (before === null) return `added: ${after}`;
  return after === null ? `removed: ${before}` : `${before} → ${after}`;
}

function centsText(before: number | null, after: number | null): string {
  if (before === null) return `added, ${formatCents(after ?? 0)}`;
  if (after === null) return `removed, ${formatCents(before)}`;
  return before === after ? `${formatCents(after)}, as before` : `${formatCents(before)} → ${formatCents(after)}`;
}

function differencesPart({ lines, facts, beforeCents, afterCents }: OrderDifferences): MailPart {
  const rows = [
    ...lines.flatMap((line) => [
      [`${line.title}:`, centsText(line.beforeCents, line.afterCents)] as const,
      ...line.parts.map((part) => [`${part.what},`, differenceText(part)] as const),
    ]),
    ...facts.map((fact) => [`${fact.what}:`, differenceText(fact)] as const),
  ];
  const more = rows.length - MAX_ROWS;
  return {
    facts: [
      ...rows.slice(0, MAX_ROWS),
      ...(more > 0 ? [["And more:", `${more} more changes on the order's page`] as const] : []),
      ["Price of the pieces:", centsText(beforeCents, afterCents)],
    ],
  };
}

async function found(trx: Transaction, number: string, now: EpochMs) {
  const row = await rowOfNumber(trx, number);
  if (!row) return null;
  return {
    linked: await linkedOrder(trx, row),
    customerId: row.customer_id,
    revisions: await revisionsOf(trx, row, now),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof found>>>;

/**
 * Mails a customer about a change of their order, in place of a mail of the same kind that was not sent yet. Anybody
 * can type any address, so one that may not be the customer's own gets at most one such mail an hour: the last.
 */
async function mailOfChange(
  trx: Transaction,
  { linked, customerId }: Found,
  mail: NewMail,
  now: EpochMs,
): Promise<void> {
  await withdrawMail(trx, { about: mail.about, kind: mail.kind }, now);
  const isLate =
    (await wasMailedSince(trx, mail, now - HOUR_MS, now)) && !(await isOwnAddress(trx, { linked, customerId }));
  await queueMail(trx, mail, now, isLate ? { notBefore: now + HOUR_MS } : {});
}

const adminPage = (number: string) => ({ path: `/admin/orders/${number}`, label: `Open order ${number}` });

/** The pieces, their one sum and, of an order that is confirmed, what a change means for drawings and money. */
function afterChange(linked: LinkedOrder, shop: MailShop): readonly MailPart[] {
  if (linked.order.state === "received") return ["Freight and tax follow when we confirm it.", piecesPart(linked)];
  const drawings =
    "The drawings have changed with it. Please look at them on the order's page, and approve them there.";
  const { invoice } = linked.order;
  const sums = invoice ? [piecesAlone(linked), ...invoiceMailParts(invoice, shop)] : [piecesPart(linked)];
  return [drawings, ...sums, ...owedBackWords(invoice)];
}

/**
 * Mails a customer the revision of their order that was just stored, in place of one about an earlier revision that was
 * not sent yet, and notifies the shop.
 *
 * @param by which side's change it is
 */
export async function tellOfRevision(
  trx: Transaction,
  number: string,
  by: OrderSide,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const read = await found(trx, number, now);
  if (!read?.revisions.differences) return;
  const { linked, revisions } = read;
  const { revision, differences } = revisions;
  const { totalCents, without } = orderSum(linked.order);
  const total = `The order now comes to ${formatCents(totalCents)}${without && ` ${without}`}.`;
  const changed = differencesPart(differences ?? read.revisions.differences);
  const parts = [
    `Your order ${number} was changed: it is now revision ${revision}. This is what changed:`,
    changed,
    ...afterChange(linked, shop),
  ];
  const subject = `Your order ${number}, revision ${revision}`;
  await mailOfChange(trx, read, orderMail(linked, { kind: "order-revised", subject, parts }, shop), now);
  const who = by === "customer" ? "by its customer" : "by the office";
  const told = {
    mail: "changes",
    subject: `Order ${number} was changed ${who}: revision ${revision}`,
    parts: [changed, total],
    page: adminPage(number),
  } as const;
  await notifyShop(trx, shop, told, now);
}

const feeText = (feeCents: number) => (feeCents > 0 ? ` The fee for it is ${formatCents(feeCents)}.` : "");

function customerParts(number: string, { state, feeCents, reason, differences, totalCents }: OrderChange) {
  const changed = differencesPart(differences);
  const said: readonly MailPart[] = reason ? [{ quote: reason }] : [];
  const whole = `With it, the order comes to ${formatCents(totalCents)} before tax and freight.`;
  if (state === "asked") {
    return [
      `You asked us to change your order ${number}. We check whether that is still possible, and answer.`,
      changed,
      whole,
    ];
  }
  if (state === "offered") {
    const ask = "Nothing changes until you approve it on the order's page.";
    return [`Your order ${number} can be changed like this.${feeText(feeCents)} ${ask}`, ...said, changed, whole];
  }
  const unchanged = `Your order ${number} stays as it is: this change was ${state}.`;
  return [unchanged, ...said, changed];
}

const SUBJECTS = {
  asked: "you asked for a change",
  offered: "please approve a change",
  declined: "the change was declined",
  withdrawn: "the change was withdrawn",
} as const;

const SHOP_SUBJECTS = { asked: "A change was requested for order", withdrawn: "A change was withdrawn for order" };

/**
 * Tells the customer of a change that was just asked for, offered, declined or withdrawn, and the shop of what the
 * customer did.
 *
 * @param by which side did it
 */
export async function tellOfChange(
  trx: Transaction,
  number: string,
  state: Exclude<ChangeState, "accepted">,
  by: OrderSide,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const read = await found(trx, number, now);
  const change = read?.revisions.open ?? read?.revisions.answered.at(-1);
  if (!read || !change) return;
  const parts = customerParts(number, change);
  const mail = { kind: "order-change", subject: `Your order ${number}: ${SUBJECTS[state]}`, parts } as const;
  await mailOfChange(trx, read, orderMail(read.linked, mail, shop), now);
  if (by === "shop" || (state !== "asked" && state !== "withdrawn")) return;
  const told = {
    mail: "changes",
    subject: `${SHOP_SUBJECTS[state]} ${number}`,
    parts: [differencesPart(change.differences)],
    page: adminPage(number),
  } as const;
  await notifyShop(trx, shop, told, now);
}
