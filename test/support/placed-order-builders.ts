import { HOUR_MS } from "~/base/time/time";
import type { LinkedOrder, Order } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import { NO_SHIPMENT } from "~/ordering/orders/shipment";
import { aCartItem } from "./cart-builders";

/** The secret of the page of {@link aLinkedOrder}. */
export const LINK = "0123456789abcdef".repeat(2);

/** An order of one door, placed an hour ago. */
export function anOrder(change: Partial<Order> = {}): Order {
  const placedAt = change.placedAt ?? new Date(Date.now() - HOUR_MS).toISOString();
  return {
    number: "HV-1042",
    state: "received",
    placedAt,
    events: [{ at: placedAt, state: "received", by: "customer" }],
    contact: {
      firstName: "Ann",
      lastName: "Lee",
      email: "ann@lee.example",
      phone: "503-555-0188",
      businessName: "Lee Kitchens",
    },
    address: {
      address1: "1 Mill Lane",
      address2: "",
      city: "Portland",
      province: "OR",
      zip: "97210",
      country: "US",
    },
    jobName: "Miller kitchen",
    poNumber: "PO-77",
    delivery: "liftgate",
    deliveryContact: "Sam, (503) 555-0177",
    wishes: "Please call before delivery.",
    lines: [aCartItem()],
    totalCents: 12_600,
    terms: { freightCents: null, taxCents: null, shipsOn: null },
    proofApprovedAt: null,
    messages: [],
    ...change,
  };
}

/** An order with the secret of its page. */
export function aLinkedOrder(change: Partial<Order> = {}): LinkedOrder {
  return { order: anOrder(change), link: LINK };
}

/** The admin's file of a guest's order. */
export function anOrderFile(change: Partial<Order> = {}, fileChange: Partial<OrderFile> = {}): OrderFile {
  const { order, link } = aLinkedOrder(change);
  const placed = { at: order.placedAt, kind: "state", state: "received", by: "customer", actor: null } as const;
  const nothing = { account: null, customerKey: null, undoesTo: null, stepBy: null };
  return { order, link, revision: 0, ...nothing, shipment: NO_SHIPMENT, history: [placed], ...fileChange };
}
