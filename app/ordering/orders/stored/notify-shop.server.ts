import { addressLines } from "~/base/addresses/address";
import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import type { MailPart, MailShop } from "~/house/mail/frame.server";
import { notifyShop } from "~/house/mail/shop-mail.server";
import { formatCents } from "~/trade/measure/money";
import type { LinkedOrder, Order } from "../order";
import { orderSum } from "../order-sum";
import { detailRows, piecesPart } from "./mail-parts.server";

type CustomerChange = { readonly kind: "canceled" | "approved" } | { readonly kind: "wrote"; readonly text: string };

const pageOf = ({ number }: Order) => ({ path: `/admin/orders/${number}`, label: `Open order ${number}` });

const nameOf = ({ contact: { firstName, lastName } }: Order) => `${firstName} ${lastName}`;

function wantedPart(order: Order): MailPart {
  const facts = [
    ...detailRows(order, "names"),
    ["Delivery address:", addressLines(order.address).join(", ")],
    ...detailRows(order, "delivery"),
    ...detailRows(order, "notes"),
  ] as const;
  return { facts: facts.filter(([, fact]) => fact !== "") };
}

function customerPart({ contact: { firstName, lastName, businessName, email, phone } }: Order): MailPart {
  const facts = [
    ["Customer:", `${firstName} ${lastName}`],
    ["Business:", businessName],
    ["Email:", email],
    ["Phone:", phone],
  ] as const;
  return { facts: facts.filter(([, fact]) => fact !== "") };
}

export async function notifyOfOrder(
  trx: Transaction,
  linked: LinkedOrder,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const { order } = linked;
  const told = {
    mail: "orders",
    subject: `New order ${order.number} from ${nameOf(order)}, ${formatCents(orderSum(order).totalCents)}`,
    parts: [customerPart(order), wantedPart(order), piecesPart(linked)],
    page: pageOf(order),
  } as const;
  await notifyShop(trx, shop, told, now);
}

const CHANGES = { canceled: "was canceled by its customer", approved: "has approved drawings" } as const;

export async function notifyOfChange(
  trx: Transaction,
  { order }: LinkedOrder,
  change: CustomerChange,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const isMessage = change.kind === "wrote";
  const told = {
    mail: "changes",
    subject: isMessage
      ? `A message about order ${order.number} from ${nameOf(order)}`
      : `Order ${order.number} ${CHANGES[change.kind]}`,
    parts: [customerPart(order), ...(isMessage ? [{ quote: change.text }] : [])],
    page: pageOf(order),
  } as const;
  await notifyShop(trx, shop, told, now);
}
