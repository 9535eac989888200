import type { OrderState } from "~/domain/orders/order";
import type { Database } from "./database.server";
import { type OrderEventRow, standing, stateEvents } from "./order-events.server";
import type { OrderRow } from "./order-rows.server";
import { areSamplesCredited, mayCreditAgain } from "./sample-credits.server";

/** A change of state that can be taken back. */
export interface Undo {
  readonly undone: OrderEventRow;
  /** The state that it leads back to. */
  readonly state: OrderState;
}

/**
 * What undoing takes back: the last change of state that stands, if it is the shop's. A cancelled order stays so once
 * its samples are credited elsewhere or no longer bought, and a confirmed one while another has credited what it bought:
 * its customer could cancel it for free again (decisions 91 and 112).
 */
export async function undoOf(database: Database, row: OrderRow): Promise<Undo | null> {
  const [earlier, undone] = standing(await stateEvents(database, row.id)).slice(-2);
  if (!earlier || undone?.made_by !== "shop") return null;
  if (undone.state === "cancelled" && !(await mayCreditAgain(database, row.id))) return null;
  if (earlier.state === "received" && (await areSamplesCredited(database, row.id))) return null;
  return { undone, state: earlier.state };
}
