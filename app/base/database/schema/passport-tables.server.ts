import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface PassportTable {
  id: Generated<number>;
  code: string;
  order_id: number;
  line: number;
  list: "doors" | "drawers" | "panels" | "fillers";
  row: number;
  nth: number;
  content: string;
  location: string;
  made_at: EpochMs;
  closed_at: EpochMs | null;
  withdrawn_at: EpochMs | null;
}

export interface PassportTables {
  passport: PassportTable;
}
