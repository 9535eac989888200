import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { listSettings, saveSettings, undoSettings } from "~/house/settings/services/settings.server";
import { SETTINGS_FORM_ID, SETTINGS_INTENT, settingsValidator } from "~/house/settings/settings-form";
import { unlisted } from "~/house/ui/head/page-title";
import { SettingsPage } from "~/office/admin/page/settings-page";
import { auditLog } from "~/provider/auth/audit-log.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Settings"));

export const headers = privatePage;

const STALE =
  "Somebody else saved settings while you had this page open, so yours were not saved. The first entry below is in effect; save again to replace it with yours.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "settings");
  const versions = await orUpstreamProblem(listSettings());
  const isSaved = new URL(request.url).searchParams.has("saved");
  return json({ versions, isSaved }, { headers: NOT_CACHED });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user: admin } = await requireStaff(request, "settings");
  const isUndo = form.get(SETTINGS_INTENT) === "undo";
  const { data, error, submittedData: answers } = await settingsValidator.validate(form);
  const revision = Number(form.get("revision"));
  const isKnown = isUndo ? Number.isSafeInteger(revision) && revision > 0 : !error?.fieldErrors.revision;
  if (!isKnown) throw httpError(400, "This page has no such form, so nothing was changed.");
  if (error && !isUndo)
    return formProblem({ formId: SETTINGS_FORM_ID, answers, fieldErrors: error.fieldErrors }, { revision });
  try {
    const outcome = isUndo || !data ? await undoSettings(admin.id, revision) : await saveSettings(admin.id, data);
    if (outcome === "saved") {
      auditLog("settings.saved", { by: admin.email });
      return redirect("/admin/settings?saved", 303);
    }
    const now = (await listSettings())[0]?.revision ?? revision;
    return formProblem({ formId: SETTINGS_FORM_ID, answers, problem: STALE, status: 409 }, { revision: now });
  } catch (failure) {
    return formProblem({ formId: SETTINGS_FORM_ID, answers, ...problemOf(failure) }, { revision });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Settings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
