import type { OrderState } from "~/domain/orders/order";
import type { Database } from "./database.server";
import { type OrderEventRow, standing, stateEvents } from "./order-events.server";
import type { OrderRow } from "./order-rows.server";
import { areCreditedElsewhere } from "./sample-credits.server";

/** A change of state that can be taken back. */
export interface Undo {
  readonly undone: OrderEventRow;
  /** The state that it leads back to. */
  readonly state: OrderState;
}

/**
 * What undoing takes back: the last change of state that stands, if it is the shop's. A cancelled order stays so once
 * another has credited the samples that it had credited (decision 91).
 */
export async function undoOf(database: Database, row: OrderRow): Promise<Undo | null> {
  const [earlier, undone] = standing(await stateEvents(database, row.id)).slice(-2);
  if (!earlier || undone?.made_by !== "shop") return null;
  if (undone.state === "cancelled" && (await areCreditedElsewhere(database, row.id))) return null;
  return { undone, state: earlier.state };
}
