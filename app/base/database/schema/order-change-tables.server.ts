import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

/** What an order was before a revision replaced it. */
interface OrderRevisionTable {
  order_id: number;
  revision: number;
  replaced_at: EpochMs;
  replaced_by: "customer" | "shop";
  document: string;
}

/** A change of an order that somebody asked for or offered. */
interface OrderChangeTable {
  id: Generated<number>;
  order_id: number;
  asked_at: EpochMs;
  made_by: "customer" | "shop";
  actor_id: string | null;
  /** The order's `content_revision` that it changes. */
  based_on: number;
  /** `asked` waits for the shop, `offered` for the customer. */
  state: "asked" | "offered" | "accepted" | "declined" | "withdrawn";
  document: string;
  fee_cents: number;
  reason: string;
  decided_at: EpochMs | null;
  decided_by: string | null;
}

/** The earlier revisions of orders, and the changes of them that somebody asked for or offered. */
export interface OrderChangeTables {
  order_revision: OrderRevisionTable;
  order_change: OrderChangeTable;
}
