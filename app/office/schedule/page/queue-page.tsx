import { Link, useFetcher } from "@remix-run/react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { counted } from "~/base/text/counts";
import { Button } from "~/house/ui/kit/button";
import { PageLinks } from "~/house/ui/kit/list-pages";
import { dayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { QUEUE_DAY, QUEUE_FIELDS } from "../queue-form";
import type { QueuedJob, StationQueue } from "../schedule";
import { hoursText, shareText } from "../week-plot";
import { queuePath, SCHEDULE_PAGE } from "./move-form";

interface QueuePageProps {
  readonly queue: StationQueue;
  /** Why a tick was not saved; `null` if none was refused. */
  readonly problem: string | null;
}

const addressOf = ({ station }: StationQueue, day: string) => `${queuePath(station.id)}?${QUEUE_DAY}=${day}`;

/** What a station has to do on a day, ticked off when it is done; works without JavaScript. */
export function QueuePage({ queue, problem }: QueuePageProps) {
  const { station, day, minutes, jobs, earlier, later } = queue;
  const planned = jobs.filter(({ isDone }) => !isDone);
  const left = planned.reduce((sum, job) => sum + job.minutes, 0);
  return (
    <>
      <PageHeader title={station.name} crumbs={[{ name: "Schedule", to: SCHEDULE_PAGE }]}>
        <p>
          <time dateTime={day}>{dayText(day)}</time>: {counted(planned.length, "order")} to do,{" "}
          {shareText(left, minutes)}.
        </p>
      </PageHeader>
      <div className="wrap space-y-6 py-6">
        {problem && <Notice tone="error" title={problem} />}
        <PageLinks
          label="Days"
          links={[
            { label: "Earlier day", to: addressOf(queue, earlier) },
            { label: "Today", to: queuePath(station.id) },
            { label: "Later day", to: addressOf(queue, later) },
          ]}
          className="print:hidden"
        />
        {jobs.length === 0 && <p>Nothing is planned here on this day.</p>}
        <ul>
          {jobs.map((job) => (
            <Job key={job.number} job={job} action={addressOf(queue, day)} />
          ))}
        </ul>
      </div>
    </>
  );
}

/** A job: saved at once where JavaScript runs, by its button elsewhere. */
function Job({ job, action }: { readonly job: QueuedJob; readonly action: string }) {
  const { number, jobName, pieces, minutes, shipsOn, isDone } = job;
  const fetcher = useFetcher<{ readonly problem: string | null }>({ key: `done ${number}` });
  const isTicked = fetcher.formData ? fetcher.formData.has(QUEUE_FIELDS.done) : isDone;
  const isHydrated = useHydrated();
  return (
    <li className="border-t border-stone-300 py-2">
      <fetcher.Form
        method="post"
        action={action}
        className="figures grid gap-x-8 gap-y-1 sm:grid-cols-[12rem_1fr_auto] sm:items-center"
      >
        <input type="hidden" name={QUEUE_FIELDS.order} value={number} />
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name={QUEUE_FIELDS.done}
            checked={isTicked}
            onChange={({ currentTarget: { form } }) => {
              const ticked = new FormData(form ?? undefined);
              ticked.set("inPlace", "yes");
              fetcher.submit(ticked, { method: "post", action });
            }}
            className="h-5 w-5 shrink-0 accent-oak"
          />
          <span>Done: {number}</span>
        </label>
        <span className="wrap-anywhere">
          {[jobName, counted(pieces, "piece"), hoursText(minutes)].filter(Boolean).join(", ")}
          {shipsOn && (
            <>
              , ships <time dateTime={shipsOn}>{dayText(shipsOn)}</time>
            </>
          )}
        </span>
        <span className="flex items-center gap-4 print:hidden">
          <Link to={`/admin/orders/${number}`} className="link-tall">
            Open<span className="sr-only"> {number}</span>
          </Link>
          {!isHydrated && (
            <Button type="submit" look="outline">
              Save<span className="sr-only"> {number}</span>
            </Button>
          )}
        </span>
      </fetcher.Form>
      {fetcher.data?.problem && (
        <p role="alert" className="text-signal">
          {fetcher.data.problem}
        </p>
      )}
    </li>
  );
}
