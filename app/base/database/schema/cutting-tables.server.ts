import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface CuttingPlanPageTable {
  id: Generated<number>;
  order_id: number;
  page: number;
  basis: string;
  content: string;
  made_at: EpochMs;
}

export interface CuttingTables {
  cutting_plan_page: CuttingPlanPageTable;
}
