import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { unlisted } from "~/house/ui/head/page-title";
import type { AskedChange } from "~/office/schedule/page/check-step";
import { StationsPage } from "~/office/schedule/page/stations-page";
import { checkCapacity, listCapacity, readLostMinutes, saveCapacity } from "~/office/schedule/services/schedule.server";
import { ABSENCE_FORM_ID } from "~/office/schedule/stations-form";
import { CHECKED_FIELD, postedFields, readStationsForm } from "~/office/schedule/stations-post";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Stations and dates"));

export const headers = privatePage;

const STALE =
  "Somebody else saved the stations while you had this page open, so yours were not saved. The page shows theirs; save again to replace them.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "settings");
  const [versions, lost] = await orUpstreamProblem(Promise.all([listCapacity(), readLostMinutes()]));
  return json({ versions, lost, isSaved: new URL(request.url).searchParams.has("saved") }, { headers: NOT_CACHED });
}

export async function action({ request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const { user: owner } = await requireStaff(request, "settings");
  const form = await readStationsForm(posted);
  if (!form) throw httpError(400, "This page has no such form, so nothing was changed.");
  const { formId, answers, change, fieldErrors, revision } = form;
  if (change === null) return formProblem({ formId, answers, fieldErrors });
  try {
    const isChecked = posted.has(CHECKED_FIELD) || change === "undo" || formId !== ABSENCE_FORM_ID;
    const check = isChecked ? null : await checkCapacity(change);
    if (check) return formProblem({ formId, answers, status: 200 }, { asked: { check, fields: postedFields(posted) } });
    const outcome = await saveCapacity(owner.id, revision, change);
    if (outcome === "stale") return formProblem({ formId, answers, problem: STALE, status: 409 });
    return redirect("/admin/schedule/stations?saved", 303);
  } catch (failure) {
    return formProblem({ formId, answers, ...problemOf(failure) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Stations() {
  const reply = useActionData<typeof action>() ?? null;
  const asked = (reply && "asked" in reply ? reply.asked : null) as AskedChange | null;
  return <StationsPage {...useLoaderData<typeof loader>()} reply={reply} asked={asked} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
