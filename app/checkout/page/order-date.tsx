import type { ChangeEvent, InputHTMLAttributes } from "react";
import { askedLines, type ShipDate } from "~/capacity/asked-list";
import { ShipsByLine, useShipDate } from "~/capacity/page/ships-by";
import { pricedRush, type RushOffer, writeSeenRush } from "~/capacity/rush";
import { RUSH } from "~/checkout/checkout-names";
import { type Cents, formatCents } from "~/measure/money";
import type { OrderLine } from "~/orders/order";
import { linesCents } from "~/orders/order-price";
import { useFormField } from "~/ui/fields/field";
import { dayText } from "~/ui/kit/moment-text";
import { useShopTerms } from "~/ui/kit/shop-terms";

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
  const value = writeSeenRush(seen);
  const { id, error, inputProps, getInputProps } = useFormField(RUSH, null);
  const box = getInputProps<InputHTMLAttributes<HTMLInputElement>>({
    type: "checkbox",
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setWanted(event.currentTarget.checked),
    ...inputProps,
  });
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
        <input
          key={value}
          {...box}
          defaultChecked={isWanted || box.defaultChecked}
          className="h-5 w-5 shrink-0 accent-oak"
        />
        <span className="figures">
          Rush: ships by <time dateTime={seen.shipsOn}>{dayText(seen.shipsOn)}</time> for {formatCents(seen.cents)}
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-signal">
          {error}
        </p>
      )}
    </div>
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
