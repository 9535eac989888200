import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { mayOpen } from "~/accounts/roles";
import { refusalOf, requireStaff } from "~/auth/guards.server";
import { unmovableWords } from "~/capacity/unmovable";
import { formProblem } from "~/forms/form-problem.server";
import { daysAfter } from "~/measure/days";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/platform/http-errors.server";
import { readForm } from "~/platform/posts/read-form.server";
import { type PostedScheduleForm, readScheduleForm, SCHEDULE_QUERY } from "~/schedule/move-form";
import { SchedulePage } from "~/schedule/page/schedule-page";
import { SHOWN_WEEKS } from "~/schedule/schedule";
import { changeSchedule, readFirstWeek, readSchedule, type ScheduleDone } from "~/schedule/services/schedule.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Schedule") },
  { name: "robots", content: "noindex" },
];

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

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function ScheduleRoute() {
  return <SchedulePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
