import { RushText, useRush } from "~/house/capacity/page/rush-box";
import { ShipsByLine } from "~/house/capacity/page/ships-by";
import { type SeenRush, writeSeenRush } from "~/house/capacity/rush";
import { requestedLines, type ShipDate } from "~/house/capacity/ship-date-request";
import { rushChangeWords } from "~/house/capacity/ship-words";
import { RUSH } from "~/house/forms/checkout-names";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import type { OrderLine } from "~/ordering/orders/order";
import { linesCents } from "~/ordering/orders/order-price";
import { LinesSum } from "~/ordering/orders/page/line-list";
import { BoxField } from "./checkout-fields";

/** Whether the box is ticked. It stays so when its date or price changes. */
interface WantedRush {
  readonly isWanted: boolean;
  /** As the customer chose it in the cart; `null` if they did not. */
  readonly chosen: SeenRush | null;
  /** Receives what the box showed when it was ticked; `null` when it was unticked. */
  readonly onChoose: (rush: SeenRush | null) => void;
}

interface RushFieldProps {
  readonly rush: SeenRush;
  readonly wanted: WantedRush;
}

/** The box that buys an earlier date. It posts the date and the price that it shows. */
function RushField({ rush, wanted: { isWanted, onChoose } }: RushFieldProps) {
  return (
    <BoxField
      name={RUSH}
      value={writeSeenRush(rush)}
      isTicked={isWanted}
      onToggle={(isTicked) => onChoose(isTicked ? rush : null)}
      className="figures"
    >
      <RushText rush={rush} />
    </BoxField>
  );
}

export interface OrderDateProps {
  readonly lines: readonly OrderLine[];
  readonly ships: ShipDate | null;
  readonly wanted: WantedRush;
}

export function OrderDate({ lines, ships, wanted }: OrderDateProps) {
  const { isWanted, chosen } = wanted;
  const cents = linesCents(lines, useShopTerms());
  const { date, rush } = useRush({ pieces: requestedLines(lines), cents, first: ships, chosen });
  const changed = isWanted && chosen ? rushChangeWords(chosen, rush) : "";
  return (
    <>
      {lines.length > 0 && <LinesSum lines={lines} rush={isWanted ? rush : null} />}
      <div className="mt-3">
        <ShipsByLine date={date} />
        {rush && <RushField wanted={wanted} rush={rush} />}
        {changed && <p className="figures border-l-4 border-signal pl-3 text-sm">{changed}</p>}
      </div>
    </>
  );
}
