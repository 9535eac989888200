import type { EpochMs } from "~/base/time/time";

/** How long after an order was placed its steps came, in milliseconds; `null` for those that have not come. */
interface StepTimes {
  confirmed_after: number | null;
  shipped_after: number | null;
}

interface SoldOrderTable extends StepTimes {
  order_id: number;
  placed_at: EpochMs;
  /** 0 while the order is canceled. */
  is_sold: 0 | 1;
  /** The account's tier when the order was placed; empty for an account without one, and `guest` for a guest. */
  tier: string;
  province: string;
  pieces: number;
  /** In square sixteenths of an inch. */
  area: number;
  /** After sample credits, before freight and tax. */
  cents: number;
  credit_cents: number;
}

interface SoldLineTable extends StepTimes {
  order_id: number;
  position: number;
  placed_at: EpochMs;
  is_sold: 0 | 1;
  product_id: string;
  title: string;
  finish: string;
  /** 1 for the order's first line of its style, and of its finish: these count orders. */
  first_of_style: 0 | 1;
  first_of_finish: 0 | 1;
  pieces: number;
  /** In square sixteenths of an inch. */
  area: number;
  cents: number;
}

export interface FiguresTables {
  sold_order: SoldOrderTable;
  sold_line: SoldLineTable;
}
