import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { followOrder, type Mover } from "~/house/capacity/follow-order.server";
import { makePassports } from "~/ordering/passports/order-passports.server";
import type { OrderSide } from "../order";
import type { DetailColumns } from "./detail-columns.server";
import { type NewOrderEvent, recordOrderEvent } from "./order-events.server";
import type { OrderRow } from "./order-rows.server";
import { storeSold } from "./sold-orders.server";

/** The columns of an order that can change. */
type Changed = Partial<
  Pick<
    OrderRow,
    | "link"
    | "state"
    | "freight_cents"
    | "tax_cents"
    | "proof_approved_at"
    | "carrier"
    | "tracking_number"
    | "cartons"
    | "pounds"
    | "address1"
    | "address2"
    | "city"
    | "province"
    | "zip"
    | "country"
    | keyof DetailColumns
    | "piece_count"
    | "total_cents"
    | "discount"
    | "least_square_inches"
    | "option_prices"
    | "fee_cents"
    | "rush_cents"
    | "content_revision"
  >
>;

/** The person who changes an order. */
export interface Changer {
  readonly by: OrderSide;
  /** Their account, `null` if nobody was signed in. */
  readonly actorId: string | null;
}

/** The customer, identified only by the secret of the order's page. */
export const BY_LINK: Changer = { by: "customer", actorId: null };

interface Change extends Pick<NewOrderEvent, "kind" | "undoes" | "detail"> {
  readonly changed: Changed;
  /** The day of shipping that is set. */
  readonly day?: Mover["day"];
}

/** Changes an order and records the change; the revision increases. */
export async function changeOrder(
  trx: Transaction,
  row: OrderRow,
  { by, actorId }: Changer,
  { changed, day, ...event }: Change,
  now: EpochMs,
): Promise<void> {
  const revision = row.revision + 1;
  await trx
    .updateTable("customer_order")
    .set({ ...changed, revision })
    .where("id", "=", row.id)
    .execute();
  const state = changed.state ?? row.state;
  await recordOrderEvent(trx, { ...event, order_id: row.id, state, made_by: by, actor_id: actorId, revision }, now);
  if (state !== row.state) await storeSold(trx, { ...row, state });
  if (changed.state === "confirmed") await makePassports(trx, row.id, now);
  await followOrder(trx, row, { ...row, ...changed }, { actorId, day }, now);
}
