import { useEffect, useState } from "react";
import { dayText } from "~/house/ui/kit/moment-text";
import { type RequestedPieces, type ShipDate, shipDateAddress } from "../ship-date-request";
import { NO_DATE_YET } from "../ship-words";

/** The pieces must stay the same for so long before a date is requested. */
const QUIET_MS = 500;

const isShipDate = (answer: unknown): answer is ShipDate =>
  typeof answer === "object" && answer !== null && "shipsOn" in answer && "isBookedAtOnce" in answer;

async function askFor(address: string, signal: AbortSignal): Promise<ShipDate | null> {
  const answer = await fetch(address, { signal });
  const date: unknown = answer.ok ? await answer.json() : null;
  return isShipDate(date) ? date : null;
}

/** Requests the date again when the list changes; until then, and after a failure, has the last one that fits. */
export function useShipDate(pieces: readonly RequestedPieces[], first: ShipDate | null): ShipDate | null {
  const address = shipDateAddress(pieces);
  const [known, setKnown] = useState<{ readonly address: string | null; readonly date: ShipDate | null }>({
    address: first && address,
    date: first,
  });
  useEffect(() => {
    if (address === null || known.address === address) return;
    const asking = new AbortController();
    const ask = () =>
      askFor(address, asking.signal).then(
        (date) => setKnown({ address, date }),
        () => {},
      );
    const timer = setTimeout(ask, QUIET_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, known.address]);
  return known.address === address ? known.date : null;
}

export function ShipDateText({ date: { shipsOn, isBookedAtOnce, onTime } }: { readonly date: ShipDate }) {
  if (shipsOn === null) return NO_DATE_YET;
  return (
    <>
      <span className="text-stone-600">Order today{isBookedAtOnce && ", pay when we confirm"}:</span>{" "}
      <span className="font-semibold">
        ships by <time dateTime={shipsOn}>{dayText(shipsOn)}</time>
      </span>
      <span className="text-stone-600">
        {isBookedAtOnce ? "." : "; we fix the date when we confirm."}
        {onTime !== null && ` ${onTime}% of our orders in the last 90 days shipped on time.`}
      </span>
    </>
  );
}

interface ShipsByProps {
  readonly pieces: readonly RequestedPieces[];
  readonly first: ShipDate | null;
}

export function ShipsBy({ pieces, first }: ShipsByProps) {
  return <ShipsByLine date={useShipDate(pieces, first)} />;
}

/** Keeps its place while the date is requested. */
export function ShipsByLine({ date }: { readonly date: ShipDate | null }) {
  return (
    <p role="status" className="min-h-12 text-sm">
      {date && <ShipDateText date={date} />}
    </p>
  );
}
