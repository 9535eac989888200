import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { CLOSURE_FORM_ID, closureValidator, removedClosure } from "~/calendar/closures";
import { addClosure, listClosures, removeClosure } from "~/calendar/closures.server";
import { CalendarPage } from "~/calendar/page/calendar-page";
import { formProblem } from "~/forms/form-problem.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem, retryAfterOf, statusOf } from "~/platform/http-errors.server";
import { readForm } from "~/platform/posts/read-form.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Days closed") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

const FULL = "The calendar is full. Remove some entries that are in the past.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "shop");
  const closures = await orUpstreamProblem(listClosures());
  return json({ closures, isSaved: new URL(request.url).searchParams.has("saved") }, { headers: NOT_CACHED });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user: admin } = await requireStaff(request, "shop");
  const removed = removedClosure(form);
  if (removed !== null) {
    await orUpstreamProblem(removeClosure(removed, admin.id));
    return redirect("/admin/calendar?saved", 303);
  }
  const { data, error, submittedData: answers } = await closureValidator.validate(form);
  if (error) return formProblem({ formId: CLOSURE_FORM_ID, answers, fieldErrors: error.fieldErrors });
  try {
    const outcome = await addClosure(data, admin.id);
    if (outcome === "full") return formProblem({ formId: CLOSURE_FORM_ID, answers, problem: FULL, status: 409 });
    return redirect("/admin/calendar?saved", 303);
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure;
    const again = { status: statusOf(failure), retryAfter: retryAfterOf(failure) };
    return formProblem({ formId: CLOSURE_FORM_ID, answers, problem: failure.message, ...again });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Calendar() {
  const reply = useActionData<typeof action>();
  return <CalendarPage {...useLoaderData<typeof loader>()} problem={reply?.problem ?? null} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
