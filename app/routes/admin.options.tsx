import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { savedOptions, saveOptions } from "~/house/settings/services/settings.server";
import { unlisted } from "~/house/ui/head/page-title";
import { OPTIONS_FORM_ID, OPTIONS_INTENT, optionsValidator } from "~/office/options/options-form";
import { OptionsPage } from "~/office/options/page/options-page";
import { auditLog } from "~/provider/auth/audit-log.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Options"));

export const headers = privatePage;

const STALE =
  "Somebody else saved settings or options while you had this page open, so yours were not saved. Save again to replace theirs with yours.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "settings");
  const saved = await orUpstreamProblem(savedOptions());
  return json({ saved, isSaved: new URL(request.url).searchParams.has("saved") }, { headers: NOT_CACHED });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user: admin } = await requireStaff(request, "settings");
  const isUndo = form.get(OPTIONS_INTENT) === "undo";
  const { data, error, submittedData: answers } = await optionsValidator.validate(form);
  const revision = Number(form.get("revision"));
  if (!Number.isSafeInteger(revision) || revision < 1) {
    throw httpError(400, "This page has no such form, so nothing was changed.");
  }
  const formId = OPTIONS_FORM_ID;
  if (error && !isUndo) return formProblem({ formId, answers, fieldErrors: error.fieldErrors }, { revision });
  try {
    const change = isUndo || !data ? "undo" : data.options;
    const outcome = await saveOptions(admin.id, { revision, change });
    if (outcome === "saved") {
      auditLog("options.saved", { by: admin.email });
      return redirect("/admin/options?saved", 303);
    }
    const now = (await savedOptions()).revision;
    return formProblem({ formId, answers, problem: STALE, status: 409 }, { revision: now });
  } catch (failure) {
    return formProblem({ formId, answers, ...problemOf(failure) }, { revision });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Options() {
  return <OptionsPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
