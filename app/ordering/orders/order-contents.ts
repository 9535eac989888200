import type { Order } from "./order";
import { detailsOf, type OrderDetails } from "./order-details";

/** What a revision of an order sets: everything in it that can be changed after it was placed. */
export type OrderContents = Pick<Order, "lines" | "pricing" | "totalCents" | "address"> & OrderDetails;

export type ReplacedContents = OrderContents & Pick<Order, "feeCents" | "rushCents" | "terms" | "proofApprovedAt">;

export interface ReplacedRevision {
  readonly revision: number;
  /** When the next revision replaced it, ISO 8601 in UTC, and which side made that. */
  readonly replacedAt: string;
  readonly replacedBy: Order["events"][number]["by"];
  readonly contents: ReplacedContents;
}

export function contentsOf({ lines, pricing, totalCents, address, ...order }: Order): OrderContents {
  return { lines, ...(pricing && { pricing }), totalCents, address, ...detailsOf(order) };
}

export function replacedContentsOf(order: Order): ReplacedContents {
  const { feeCents, rushCents, terms, proofApprovedAt } = order;
  const added = { ...(feeCents !== undefined && { feeCents }), ...(rushCents !== undefined && { rushCents }) };
  return { ...contentsOf(order), ...added, terms, proofApprovedAt };
}

export const contentRevisionOf = ({ contentRevision = 1 }: Pick<Order, "contentRevision">): number => contentRevision;

export function asReplaced(
  { contentRevision: _now, feeCents: _fee, rushCents: _rush, pricing: _pricing, ...order }: Order,
  { revision, contents }: Pick<ReplacedRevision, "revision" | "contents">,
): Order {
  return { ...order, ...contents, ...(revision > 1 && { contentRevision: revision }) };
}
