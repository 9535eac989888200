import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface OrderRevisionTable {
  order_id: number;
  revision: number;
  replaced_at: EpochMs;
  replaced_by: "customer" | "shop";
  document: string;
}

interface OrderChangeTable {
  id: Generated<number>;
  order_id: number;
  asked_at: EpochMs;
  made_by: "customer" | "shop";
  actor_id: string | null;
  based_on: number;
  /** `asked` waits for the shop, `offered` for the customer. */
  state: "asked" | "offered" | "accepted" | "declined" | "withdrawn";
  document: string;
  fee_cents: number;
  reason: string;
  decided_at: EpochMs | null;
  decided_by: string | null;
}

export interface OrderChangeTables {
  order_revision: OrderRevisionTable;
  order_change: OrderChangeTable;
}
