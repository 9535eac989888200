import { askedLines, type ShipDate } from "~/capacity/asked-list";
import { ShipsByLine, useShipDate } from "~/capacity/page/ships-by";
import { pricedRush, type RushOffer, writeSeenRush } from "~/capacity/rush";
import { RUSH } from "~/checkout/checkout-names";
import { type Cents, formatCents } from "~/measure/money";
import type { OrderLine } from "~/orders/order";
import { linesCents } from "~/orders/order-price";
import { dayText } from "~/ui/kit/moment-text";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { BoxField } from "./box-field";

/** Whether the box was ticked, which it stays when its date or price changes; and a function that stores it. */
type Wanted = readonly [isWanted: boolean, setWanted: (isWanted: boolean) => void];

interface RushFieldProps {
  readonly offer: RushOffer;
  /** What the pieces cost. */
  readonly piecesCents: Cents;
  readonly wanted: Wanted;
}

/** The box that buys an earlier date. It posts the date and the price that it shows. */
function RushField({ offer, piecesCents, wanted: [isWanted, setWanted] }: RushFieldProps) {
  const seen = pricedRush(offer, piecesCents);
  return (
    <BoxField name={RUSH} value={writeSeenRush(seen)} isTicked={isWanted} onToggle={setWanted} className="figures">
      Rush: ships by <time dateTime={seen.shipsOn}>{dayText(seen.shipsOn)}</time> for {formatCents(seen.cents)}
    </BoxField>
  );
}

interface OrderDateProps {
  readonly lines: readonly OrderLine[];
  readonly isQuote: boolean;
  /** When the lines can ship, if the server has sent it. */
  readonly ships: ShipDate | null;
  readonly wanted: Wanted;
}

/** When an order can ship, and the box that buys an earlier date if there is one; orders of quotes have no rush. */
export function OrderDate({ lines, isQuote, ships, wanted }: OrderDateProps) {
  const date = useShipDate(askedLines(lines), ships);
  const terms = useShopTerms();
  return (
    <>
      <ShipsByLine date={date} />
      {!isQuote && date?.rush && <RushField wanted={wanted} offer={date.rush} piecesCents={linesCents(lines, terms)} />}
    </>
  );
}
