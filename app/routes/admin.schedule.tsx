import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { unmovableWords } from "~/house/capacity/unmovable";
import { formProblem } from "~/house/forms/form-problem.server";
import { unlisted } from "~/house/ui/head/page-title";
import { type PostedScheduleForm, readScheduleForm, SCHEDULE_QUERY } from "~/office/schedule/move-form";
import { SchedulePage } from "~/office/schedule/page/schedule-page";
import { SHOWN_WEEKS } from "~/office/schedule/schedule";
import {
  changeSchedule,
  readFirstWeek,
  readSchedule,
  type ScheduleDone,
} from "~/office/schedule/services/schedule.server";
import { mayOpen } from "~/provider/accounts/roles";
import { refusalOf, requireStaff } from "~/provider/auth/guards.server";
import { daysAfter } from "~/trade/measure/days";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Schedule"));

export const headers = privatePage;

const STALE =
  "This order has another date now, or has shipped, so nothing was moved. The page shows it: choose the order again.";

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "schedule");
  const query = new URL(request.url).searchParams;
  const from = readFirstWeek(query.get(SCHEDULE_QUERY.from));
  const shown = await orUpstreamProblem(readSchedule({ from, moved: query.get(SCHEDULE_QUERY.moved) }));
  const planned = /^\d{1,4}$/.test(query.get("planned") ?? "") ? Number(query.get("planned")) : null;
  const turn = 7 * SHOWN_WEEKS;
  const weeks = { from, earlier: daysAfter(from, -turn), later: daysAfter(from, turn) };
  const may = { mayMove: mayOpen(role, "orders"), isOwner: mayOpen(role, "settings") };
  return json({ ...shown, ...may, weeks, planned, chosen: query.get(SCHEDULE_QUERY.order) }, { headers: NOT_CACHED });
}

function answerTo({ formId, answers, task }: PostedScheduleForm, done: ScheduleDone) {
  if (done === "unknown") throw notFound("No order has this number");
  if (done === "changed") return formProblem({ formId, answers, problem: STALE, status: 409 });
  if (done === "moved") {
    const number = task && "order" in task ? task.order.number : "";
    return redirect(`/admin/schedule?${SCHEDULE_QUERY.moved}=${number}`, 303);
  }
  if ("planned" in done) return redirect(`/admin/schedule?planned=${done.planned}`, 303);
  const words = unmovableWords(done);
  if (task?.kind === "move-back") return formProblem({ formId, answers, problem: words });
  return formProblem({ formId, answers, fieldErrors: { newDate: words } });
}

export async function action({ request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const { user, role } = await requireStaff(request, "schedule");
  if (!mayOpen(role, "orders")) throw await refusalOf(user);
  const form = await readScheduleForm(posted);
  if (!form) throw httpError(400, "This page has no such form, so nothing was changed.");
  if (!form.task) return formProblem(form);
  try {
    return answerTo(form, await changeSchedule(user.id, form.task));
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return formProblem({ formId: form.formId, answers: form.answers, ...problemOf(failure) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ScheduleRoute() {
  return <SchedulePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
