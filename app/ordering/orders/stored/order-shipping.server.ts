import type { Database } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { hasShipped } from "../order-file";
import { isSameShipment, type Shipment } from "../shipment";
import { type ChangeOutcome, type ChangeTarget, changed } from "./checked-change.server";
import { changeOrder } from "./order-changes.server";
import { mailShipmentChanged } from "./order-mailing.server";
import { shipmentOf } from "./order-rows.server";

/** The columns of an order that say how it was shipped. */
export const shipmentColumns = ({ carrier, trackingNumber, cartons, pounds }: Shipment) => ({
  carrier,
  tracking_number: trackingNumber,
  cartons,
  pounds,
});

/**
 * Corrects how an order was shipped, once it has been. Until it is delivered, the customer is mailed the correction, in
 * place of an earlier mail that was not sent yet.
 */
export async function setShipment(
  database: Database,
  change: ChangeTarget,
  shipment: Shipment,
  now: EpochMs,
): Promise<ChangeOutcome> {
  return changed(
    database,
    change,
    {
      async make(trx, row) {
        if (!hasShipped(row.state)) return "changed";
        if (isSameShipment(shipmentOf(row), shipment)) return "made";
        const changer = { by: "shop", actorId: change.actorId } as const;
        const columns = shipmentColumns(shipment);
        // Stored under the kind `terms`: a new kind would require rebuilding the table of all events.
        await changeOrder(trx, row, changer, { kind: "terms", detail: { shipment }, changed: columns }, now);
        return "made";
      },
      tell: (trx, before, made) => mailShipmentChanged(trx, before, made, change.shop, now),
      isSame: async (_trx, event, row) => event.kind === "terms" && isSameShipment(shipmentOf(row), shipment),
    },
    now,
  );
}
