import type { Generated } from "kysely";

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
  made_at: number;
  closed_at: number | null;
  /** When the order was changed so that it no longer has the piece. */
  withdrawn_at: number | null;
}

/** The codes on the labels of orders' pieces. */
export interface PassportTables {
  passport: PassportTable;
}
