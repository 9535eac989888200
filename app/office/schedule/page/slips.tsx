import { Link } from "@remix-run/react";
import { dayText } from "~/house/ui/kit/moment-text";
import { Section } from "~/house/ui/kit/section";
import type { Slip } from "../schedule";
import { hoursText } from "../week-plot";
import { MovedOrderRow, PlanAgain } from "./move-form";

interface SlipsProps {
  readonly slips: readonly Slip[];
  /** How many there are besides those listed. */
  readonly more: number;
  readonly mayMove: boolean;
}

function reasonText(reason: Slip["reason"]): string {
  switch (reason.kind) {
    case "late":
      return "The date has passed.";
    case "closed":
      return "We are closed on that day.";
    case "behind":
      return "Its work should have begun.";
    case "lost":
      return reason.station === ""
        ? `It has work at a station that is gone, on ${dayText(reason.day)}.`
        : `${reason.station} has fewer minutes than are booked on ${dayText(reason.day)}.`;
    case "tight":
      return `Its work is booked until ${dayText(reason.until)}, which leaves less than the slack.`;
  }
}

/** What can be done about a slip. */
function wayOut({ reason, canBeMet, earliest }: Slip): string {
  if (canBeMet) return "Planned again, it can still ship on time.";
  if (earliest === null) return "No day ahead has enough free minutes.";
  return reason.kind === "late"
    ? `It can ship by ${dayText(earliest)}.`
    : `The date can no longer be met: the earliest is ${dayText(earliest)}.`;
}

/** The most orders that are named as being in the way of another. */
const NAMED = 5;

/** What keeps an order from its day: what it waits for, or the station, the day and the orders in its way. */
export function WhyItSlips({ slip }: { readonly slip: Slip }) {
  const { holds, full, reason } = slip;
  if (holds.length > 0) {
    return (
      <>
        Waits: {holds.join(", ")}. {reasonText(reason)} {wayOut(slip)}
      </>
    );
  }
  return (
    <>
      {reasonText(reason)} {full && <FullDay full={full} />} {wayOut(slip)}
    </>
  );
}

function FullDay({ full: { station, day, orders } }: { readonly full: NonNullable<Slip["full"]> }) {
  return (
    <>
      {station} is full on <time dateTime={day}>{dayText(day)}</time>
      {orders.length > 0 && ", taken by "}
      {orders.slice(0, NAMED).map(({ number, minutes }, index) => (
        <span key={number}>
          {index > 0 && ", "}
          <Link to={`/admin/orders/${number}`} className="link">
            {number}
          </Link>{" "}
          ({hoursText(minutes)})
        </span>
      ))}
      {orders.length > NAMED && ` and ${orders.length - NAMED} more`}.
    </>
  );
}

export function Slips({ slips, more, mayMove }: SlipsProps) {
  return (
    <Section id="slips" name="slips" title="At risk" className="scroll-mt-8">
      {slips.length === 0 && <p className="mt-2">Nothing: every promised date can be met.</p>}
      <ul className="mt-4">
        {slips.map((slip) => (
          <MovedOrderRow key={slip.number} order={slip} mayMove={mayMove}>
            <span className="text-signal">
              Promised for <time dateTime={slip.shipsOn}>{dayText(slip.shipsOn)}</time>.
            </span>{" "}
            <WhyItSlips slip={slip} />
          </MovedOrderRow>
        ))}
      </ul>
      {more > 0 && <p className="mt-2">{more} more.</p>}
      {mayMove &&
        slips.some(({ reason, canBeMet }) => canBeMet || reason.kind === "lost" || reason.kind === "behind") && (
          <PlanAgain />
        )}
    </Section>
  );
}
