import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface CuttingPlanPageTable {
  id: Generated<number>;
  order_id: number;
  /** From 1; the plan's head is page 0. */
  page: number;
  /** A hash of what the plan was made from. */
  basis: string;
  /** JSON. */
  content: string;
  made_at: EpochMs;
}

/** Cutting plans of orders, which can be made again at any time. */
export interface CuttingTables {
  cutting_plan_page: CuttingPlanPageTable;
}
