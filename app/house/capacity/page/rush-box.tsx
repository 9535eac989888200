import { dayText } from "~/house/ui/kit/moment-text";
import { type Cents, formatCents } from "~/trade/measure/money";
import { pricedRush, type SeenRush } from "../rush";
import type { RequestedPieces, ShipDate } from "../ship-date-request";
import { useShipDate } from "./ships-by";

interface RushRequest {
  readonly pieces: readonly RequestedPieces[];
  readonly cents: Cents;
  readonly first: ShipDate | null;
  readonly chosen: SeenRush | null;
}

/** The date of a list, and the rush that can be bought with it: until the date is known, as it was chosen before. */
export function useRush({ pieces, cents, first, chosen }: RushRequest): {
  readonly date: ShipDate | null;
  readonly rush: SeenRush | null;
} {
  const date = useShipDate(pieces, first);
  if (!date) return { date, rush: chosen };
  return { date, rush: date.rush ? pricedRush(date.rush, cents) : null };
}

export function RushRow({ rush }: { readonly rush: SeenRush | null }) {
  if (!rush) return null;
  return (
    <>
      <dt>Rush</dt>
      <dd className="text-right">{formatCents(rush.cents)}</dd>
    </>
  );
}

export function RushText({ rush }: { readonly rush: SeenRush }) {
  return (
    <>
      Rush: ships by <time dateTime={rush.shipsOn}>{dayText(rush.shipsOn)}</time> for {formatCents(rush.cents)}
    </>
  );
}
