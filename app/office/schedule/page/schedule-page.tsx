import { Link } from "@remix-run/react";
import { counted } from "~/base/text/counts";
import { onTimePercent } from "~/house/capacity/on-time";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { ButtonLink } from "~/house/ui/kit/button";
import { DataTable } from "~/house/ui/kit/data-table";
import { PageLinks } from "~/house/ui/kit/list-pages";
import { dayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { shortDay } from "~/house/ui/kit/short-day";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { SCHEDULE_QUERY } from "../move-form";
import type { ScheduledOrder, ScheduleShown, WeekPlot } from "../schedule";
import { hoursText, shareText, WEEK_PLOT } from "../week-plot";
import { MOVE_SECTION_ID, MoveBack, MovedOrderRow, MoveForm, queuePath, SCHEDULE_PAGE } from "./move-form";
import { PrintDay } from "./print-day";
import { Slips } from "./slips";

interface SchedulePageProps extends ScheduleShown {
  /** Mondays: of the first week that is shown, and where the earlier and the later weeks begin. */
  readonly weeks: { readonly from: string; readonly earlier: string; readonly later: string };
  /** The number of the order that is chosen in the form; `null` for none. */
  readonly chosen: string | null;
  readonly mayMove: boolean;
  readonly isOwner: boolean;
  /** `null` if that was not requested. */
  readonly planned: number | null;
  /** The response to a form that changed nothing. */
  readonly reply: { readonly formId: string; readonly problem: string | null } | null;
}

/** What the stations have to do, which orders ship when, and which of them slip; works without JavaScript. */
export function SchedulePage(props: SchedulePageProps) {
  const { stations, plots, onTime, isOwner, mayMove, moved, planned, reply, movable, chosen } = props;
  const percent = onTimePercent(onTime);
  return (
    <>
      <PageHeader title="Schedule">
        <p>
          What each station has booked, and when orders ship.{" "}
          {percent === null
            ? "No order with a promised date has shipped in the last 90 days."
            : `Shipped on time in the last 90 days: ${onTime.onTime} of ${onTime.shipped} orders (${percent}%).`}
        </p>
      </PageHeader>
      <div className="wrap space-y-12 py-8 md:py-10">
        <UnsavedNotice reply={reply} />
        {moved && !reply && (
          <div role="status">
            <Notice
              tone="success"
              title={`Order ${moved.number} now ships by ${dayText(moved.to)}. Before, it was ${dayText(moved.from)}.`}
            >
              {mayMove && <MoveBack moved={moved} />}
            </Notice>
          </div>
        )}
        {planned !== null && !reply && (
          <div role="status">
            <Notice tone="success" title={`${counted(planned, "order was", "orders were")} planned again.`}>
              {props.slips.length > 0 && <p>{slippingText(props.slips.length + props.moreSlips)}</p>}
            </Notice>
          </div>
        )}
        <PrintDay today={props.today} stations={stations} />
        <section aria-labelledby="weeks-heading">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8">
            <h2 id="weeks-heading" className="text-2xl">
              Stations by week
            </h2>
            {isOwner && (
              <ButtonLink to={`${SCHEDULE_PAGE}/stations`} look="quiet">
                Stations and dates
              </ButtonLink>
            )}
          </div>
          <WeekTurn {...props.weeks} />
          <div className="mt-4 grid gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
            {plots.map((plot) => (
              <WeekFigure key={plot.title} plot={plot} />
            ))}
          </div>
          <div className="mt-8">
            <DataTable
              caption="Hours booked of the hours that each station can work. Weeks begin on Monday."
              head={["Station", ...(stations[0]?.weeks ?? []).map(({ from }) => shortDay(from))]}
              rows={stations.map(({ name, weeks }) => [
                name,
                ...weeks.map(({ booked, minutes, isOver }) => {
                  return `${shareText(booked, minutes)}${isOver ? ", overbooked" : ""}`;
                }),
              ])}
            />
          </div>
        </section>
        <Slips slips={props.slips} more={props.moreSlips} mayMove={mayMove} />
        <Booked orders={props.booked} unlisted={props.unlisted} mayMove={mayMove} />
        {mayMove && (
          <Section id={MOVE_SECTION_ID} name="move" title="Move a ship date" className="scroll-mt-8">
            {movable.length === 0 ? (
              <p className="mt-2">No open order has a ship date.</p>
            ) : (
              <MoveForm orders={movable} chosen={chosen} refused={reply?.formId ?? null} />
            )}
          </Section>
        )}
      </div>
    </>
  );
}

const slippingText = (count: number) =>
  count === 1 ? "One order still slips: see below." : `${count} orders still slip: see below.`;

function WeekTurn({ earlier, later }: { readonly earlier: string; readonly later: string }) {
  const to = (from: string) => `${SCHEDULE_PAGE}?${SCHEDULE_QUERY.from}=${from}`;
  return (
    <PageLinks
      label="Weeks"
      links={[
        { label: "Earlier weeks", to: to(earlier) },
        { label: "This week", to: SCHEDULE_PAGE },
        { label: "Later weeks", to: to(later) },
      ]}
      className="print:hidden"
    />
  );
}

interface BookedProps {
  readonly orders: readonly ScheduledOrder[];
  readonly unlisted: number;
  readonly mayMove: boolean;
}

function Booked({ orders, unlisted, mayMove }: BookedProps) {
  return (
    <Section name="booked" title="Ships in these weeks">
      {orders.length === 0 && <p className="mt-2">No order ships in these weeks.</p>}
      <ul className="mt-4">
        {orders.map((order) => (
          <MovedOrderRow key={order.number} order={order} mayMove={mayMove}>
            <time dateTime={order.shipsOn}>{dayText(order.shipsOn)}</time>,{" "}
            {STATE_WORDS[order.state].label.toLowerCase()}, {counted(order.pieces, "piece")}
            <span className="block text-sm text-stone-700">
              {order.until === null
                ? "No work booked ahead"
                : `${hoursText(order.minutes)} booked until ${dayText(order.until)}`}
            </span>
          </MovedOrderRow>
        ))}
      </ul>
      {unlisted > 0 && <p className="mt-2">{unlisted} more. Turn the weeks to see them.</p>}
    </Section>
  );
}

/** A station's weeks: the outline is what it can do, the bar what is booked of it. */
function WeekFigure({ plot: { station, title, name, bars } }: { readonly plot: WeekPlot }) {
  const { width, height, bar, bottom } = WEEK_PLOT;
  return (
    <figure className="max-w-xl break-inside-avoid">
      <figcaption className="mb-1">
        <h3 className="text-xl wrap-anywhere">
          <Link to={queuePath(station)} className="link-tall">
            {title}
          </Link>
        </h3>
      </figcaption>
      <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} className="figures h-auto w-full">
        {bars.map((week) => (
          <g key={week.from}>
            <rect
              x={week.x}
              y={week.bookedTop}
              width={bar}
              height={week.bookedHeight}
              className={week.isOver ? "fill-signal" : "fill-oak forced-colors:fill-[CanvasText]"}
            />
            <rect x={week.x} y={week.top} width={bar} height={week.height} className="fill-none stroke-stone-600" />
            <text
              x={week.x + bar / 2}
              y={Math.min(week.top, week.bookedTop) - 5}
              textAnchor="middle"
              fontSize="11"
              className="fill-ink"
            >
              {week.share}
            </text>
            <text x={week.x + bar / 2} y={bottom + 16} textAnchor="middle" fontSize="11" className="fill-ink">
              {week.day}
            </text>
          </g>
        ))}
        <line x1="0" x2={width} y1={bottom} y2={bottom} className="stroke-ink" />
      </svg>
    </figure>
  );
}
