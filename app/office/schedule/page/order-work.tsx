import { DataTable } from "~/house/ui/kit/data-table";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { dayText } from "~/house/ui/kit/moment-text";
import { Section } from "~/house/ui/kit/section";
import type { OrderOutlook } from "../schedule";
import { hoursText } from "../week-plot";
import { WhyItSlips } from "./slips";

/** Why an order slips, if it does, and its work by station and day. */
export function OrderWorkPlan({ outlook: { slip, work } }: { readonly outlook: OrderOutlook }) {
  if (!slip && work.length === 0) return null;
  return (
    <div className="space-y-4 print:hidden">
      {slip && (
        <Section name="why" title="Why it slips">
          <p className="mt-2">
            <span className="text-signal">
              Promised for <time dateTime={slip.shipsOn}>{dayText(slip.shipsOn)}</time>.
            </span>{" "}
            <WhyItSlips slip={slip} />
          </p>
        </Section>
      )}
      {work.length > 0 && (
        <Disclosure summary="Work by station and day" isWide>
          <DataTable
            caption="Work by station and day"
            head={["Day and station", "Work", "State"]}
            rows={work.map(({ station, day, minutes, isDone }) => [
              `${dayText(day)}, ${station}`,
              hoursText(minutes),
              isDone ? "Done" : "Planned",
            ])}
          />
        </Disclosure>
      )}
    </div>
  );
}
