import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { unlisted } from "~/house/ui/head/page-title";
import { QueuePage } from "~/office/schedule/page/queue-page";
import { QUEUE_DAY, readTick } from "~/office/schedule/queue-form";
import { readStationQueue, saveTick } from "~/office/schedule/services/queue.server";
import { requireStaff } from "~/provider/auth/guards.server";
import { isCalendarDay } from "~/trade/measure/calendar-day";

export const meta = unlisted<typeof loader>(({ data, error }) =>
  error ? "Problem" : (data?.queue.station.name ?? "Station"),
);

export const headers = privatePage;

const NO_SUCH_STATION = "No station has this address";
const CHANGED = "This order is not in work any more, so nothing was saved.";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "schedule");
  const day = new URL(request.url).searchParams.get(QUEUE_DAY);
  const asked = day !== null && isCalendarDay(day) ? day : null;
  const queue = await orUpstreamProblem(readStationQueue(params.station ?? "", asked));
  if (!queue) throw notFound(NO_SUCH_STATION);
  return json({ queue }, { headers: NOT_CACHED });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user } = await requireStaff(request, "schedule");
  const tick = readTick(form);
  if (!tick) throw httpError(400, "This page has no such form, so nothing was changed.");
  const outcome = await orUpstreamProblem(saveTick(params.station ?? "", tick, user.id));
  if (outcome === "unknown") throw notFound("No station or no order has this address");
  const problem = outcome === "changed" ? CHANGED : null;
  if (problem || form.has("inPlace")) return json({ problem }, { status: problem ? 409 : 200, headers: NOT_CACHED });
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Station() {
  const { queue } = useLoaderData<typeof loader>();
  return <QueuePage queue={queue} problem={useActionData<typeof action>()?.problem ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
