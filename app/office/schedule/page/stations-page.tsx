import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { counted, countText } from "~/base/text/counts";
import {
  type Absence,
  type CapacitySettings,
  type CapacityVersion,
  FIRST_CAPACITY,
  MAX_STATIONS,
  type Station,
} from "~/house/capacity/capacity";
import { SavedVersions } from "~/house/ui/fields/saved-list";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { dayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { formatCents } from "~/trade/measure/money";
import type { LostMinutes } from "../schedule";
import { absenceKey } from "../stations-form";
import { stationFormId } from "../stations-post";
import { type AskedChange, CheckStep } from "./check-step";
import { DatesForm, RushForm } from "./dates-form";
import { SCHEDULE_PAGE } from "./move-form";
import { MoveUp, RemoveAbsence, RemoveStation, STATIONS_PAGE, UndoStationSave } from "./station-buttons";
import { AbsenceForm, StationForm } from "./station-forms";

interface StationsPageProps {
  /** The latest saves, the newest first. */
  readonly versions: readonly CapacityVersion[];
  readonly isSaved: boolean;
  /** The orders that have more booked at a station than it can do. */
  readonly lost: readonly LostMinutes[];
  readonly reply: { readonly formId: string; readonly problem: string | null } | null;
  /** What a change would do to orders, if somebody is to decide on it. */
  readonly asked: AskedChange | null;
}

/** The stations of the workshop, when they have fewer minutes, and how dates are promised. */
export function StationsPage({ versions, isSaved, lost, reply, asked }: StationsPageProps) {
  const { revision, settings } = versions[0] ?? { revision: 0, settings: FIRST_CAPACITY };
  const refused = reply?.formId ?? null;
  const { stations, absences } = settings;
  return (
    <>
      <PageHeader title="Stations and dates" crumbs={[{ name: "Schedule", to: SCHEDULE_PAGE }]}>
        <p>
          Ship dates follow from these minutes. Orders that have a date keep it: the schedule shows which of them a
          change endangers.
        </p>
      </PageHeader>
      <div className="wrap space-y-12 py-8 md:py-10">
        <UnsavedNotice reply={reply} />
        {asked && <CheckStep {...asked} action={STATIONS_PAGE} />}
        {isSaved && !reply && (
          <div role="status">
            <Notice tone="success" title="Saved.">
              {revision > 0 && <UndoStationSave revision={revision} />}
            </Notice>
          </div>
        )}
        {lost.length > 0 && <Lost orders={lost} />}
        <Section name="stations" title="Stations">
          <p className="mt-2 max-w-[46em]">
            In the order in which pieces pass through them. Each begins on the working day after the one before.
          </p>
          <ol className="mt-4 border-b border-stone-300">
            {stations.map((station, index) => (
              <li key={station.id} className="border-t border-stone-300 py-3">
                <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                  <h3 className="text-xl wrap-anywhere">{stationText(station)}</h3>
                  <div className="flex flex-wrap gap-3">
                    {index > 0 && <MoveUp station={station} revision={revision} />}
                    {stations.length > 1 && <RemoveStation station={station} revision={revision} />}
                  </div>
                </div>
                <Fold summary={`Edit ${station.name}`} isOpen={refused === stationFormId(station.id)}>
                  <StationForm station={station} revision={revision} refused={refused} />
                </Fold>
              </li>
            ))}
          </ol>
          {stations.length < MAX_STATIONS && (
            <Fold summary="Add a station" isOpen={refused === stationFormId(null)}>
              <StationForm station={null} revision={revision} refused={refused} />
            </Fold>
          )}
        </Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <Section name="absences" title="Absences">
            <p className="mt-2">Days on which a station has fewer minutes. Closed days are among the shop's details.</p>
            <ul className="mt-4">
              {absences.map((absence) => (
                <li
                  key={absenceKey(absence)}
                  className="figures flex flex-wrap items-center justify-between gap-x-6 border-t border-stone-300 py-3"
                >
                  <span className="wrap-anywhere">{absenceText(absence, stations)}</span>
                  <RemoveAbsence absence={absence} revision={revision} />
                </li>
              ))}
            </ul>
            <AbsenceForm stations={stations} revision={revision} refused={refused} />
          </Section>
          <Section name="dates" title="Dates">
            <DatesForm settings={settings} revision={revision} refused={refused} />
          </Section>
          <Section name="rush" title="Rush">
            <p className="mt-2">
              A price for an earlier date. Customers see it, in the cart and at checkout, only if it makes their order
              ship earlier. It does not wait for the lead time, and its minutes are booked when the order is placed.
            </p>
            <RushForm rush={settings.rush} revision={revision} refused={refused} />
          </Section>
        </div>
        <SavedVersions versions={versions} textOf={({ settings }) => settingsText(settings)} />
      </div>
    </>
  );
}

/** How many orders without their minutes are listed. */
const MAX_LOST = 20;

/** The orders that lost minutes, each with its station and the first such day. */
function Lost({ orders }: { readonly orders: StationsPageProps["lost"] }) {
  return (
    <Notice tone="error" title="These orders have more booked than a station can do. Plan them again on the schedule.">
      <ul>
        {orders.slice(0, MAX_LOST).map(({ number, station, day, shipsOn }) => (
          <li key={number}>
            <Link to={`${SCHEDULE_PAGE}#slips`} className="link">
              {number}
            </Link>
            : {station || "a station that is gone"}, {dayText(day)}; promised for {dayText(shipsOn)}
          </li>
        ))}
      </ul>
      {orders.length > MAX_LOST && <p>{orders.length - MAX_LOST} more on the schedule.</p>}
    </Notice>
  );
}

interface FoldProps {
  readonly summary: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A form that is closed at first, unless it was refused. */
function Fold({ summary, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="mt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center link">{summary}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

const stationText = ({ name, minutes }: Station) => `${name}, ${countText(minutes)} minutes a day`;

function absenceText({ station: id, firstDay, lastDay, minutes, reason }: Absence, stations: readonly Station[]) {
  const name = stations.find((station) => station.id === id)?.name ?? "";
  const days = firstDay === lastDay ? dayText(firstDay) : `${dayText(firstDay)} to ${dayText(lastDay)}`;
  return `${name}, ${days}: ${countText(minutes)} minutes fewer a day${reason && ` (${reason})`}`;
}

const rushText = ({ rush }: CapacitySettings) =>
  rush.isSold
    ? `rush ${rush.percent}%, at least ${formatCents(rush.leastCents)}, ${rush.heldBack}% reserved for it`
    : "rush not sold";

const unconfirmedText = ({ unconfirmedPercent, strangerDays }: CapacitySettings) =>
  `an unconfirmed order holds ${unconfirmedPercent}% of a day, guests and new accounts ${strangerDays} days`;

const settingsText = (settings: CapacitySettings) =>
  `${settings.stations.map(stationText).join("; ")}; ${counted(settings.absences.length, "absence")}; slack ${
    settings.slackDays
  } working days; ${settings.heldBack}% in reserve; ${unconfirmedText(settings)}; ${rushText(settings)}.`;
