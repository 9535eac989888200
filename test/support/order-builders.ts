import { randomBytes } from "node:crypto";
import type { OrderLine, OrderRequest, OrderTerms } from "~/ordering/orders/order";
import { linesCents } from "~/ordering/orders/order-price";
import type { Product } from "~/trade/catalog/product";
import { dollarsPerSqFt } from "~/trade/measure/money";
import type { Door } from "~/trade/measure/piece";

/** A key as the browser makes it. */
export const aKey = (): string => randomBytes(16).toString("hex");

/** Terms that an order can be confirmed with. */
export const AGREED: OrderTerms = { freightCents: 0, taxCents: 0, shipsOn: null };

/** A door of 15 1/2 x 30. */
export function aDoor(change: Partial<Door> = {}): Door {
  return {
    width: { inches: 15, fraction: "1/2" },
    height: { inches: 30, fraction: "0" },
    location: "Sink",
    preBored: true,
    hinge: "left",
    ...change,
  };
}

/** A line with one door, at the product's own rate. */
export function anOrderLine(product: Product, change: Partial<OrderLine> = {}): OrderLine {
  return {
    productId: product.id,
    productTitle: product.title,
    productImage: product.images[0]?.url ?? null,
    pricePerSqFt: dollarsPerSqFt(product.priceCents),
    ...(product.specification && { specification: product.specification }),
    doors: [aDoor()],
    drawers: [],
    panels: [],
    fillers: [],
    ...change,
  };
}

/** An order of these lines as a customer sends it, with their total. */
export function anOrderRequest(lines: readonly OrderLine[], change: Partial<OrderRequest> = {}): OrderRequest {
  return {
    key: aKey(),
    contact: {
      firstName: "Ann",
      lastName: "Lee",
      email: "ann@site.test",
      phone: "(503) 555-0101",
      businessName: "Lee Kitchens",
    },
    address: { address1: "1 Mill Lane", address2: "", city: "Portland", province: "OR", zip: "97210", country: "US" },
    jobName: "Lee kitchen",
    poNumber: "PO-7",
    delivery: "",
    deliveryContact: "",
    wishes: "Grain matched, please.",
    lines,
    totalCents: linesCents(lines),
    ...change,
  };
}
