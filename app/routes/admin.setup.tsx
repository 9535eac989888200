import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { SetupPage } from "~/house/facts/page/setup-page";
import { readFacts, saveSetup } from "~/house/facts/services/facts.server";
import { SETUP_FORM_ID, setupValidator } from "~/house/facts/setup-form";
import { formProblem } from "~/house/forms/form-problem.server";
import { unlisted } from "~/house/ui/head/page-title";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Make this shop yours"));

export const headers = privatePage;

const STALE =
  "Somebody else saved the shop's details while you had this page open, so yours were not saved. Save again to replace theirs.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "shop");
  return json(await orUpstreamProblem(readFacts()), { headers: NOT_CACHED });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user: admin } = await requireStaff(request, "shop");
  const { data, error, submittedData: answers } = await setupValidator.validate(form);
  if (error?.fieldErrors.revision) throw httpError(400, "This page has no such form, so nothing was changed.");
  const revision = Number(form.get("revision"));
  if (error) return formProblem({ formId: SETUP_FORM_ID, answers, fieldErrors: error.fieldErrors }, { revision });
  try {
    // The whole document is loaded again, because it has the facts for all of its pages.
    if ((await saveSetup(admin.id, revision, data)) === "saved") return redirectDocument("/admin", 303);
    const now = (await readFacts()).revision;
    return formProblem({ formId: SETUP_FORM_ID, answers, problem: STALE, status: 409 }, { revision: now });
  } catch (failure) {
    return formProblem({ formId: SETUP_FORM_ID, answers, ...problemOf(failure) }, { revision });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Setup() {
  return <SetupPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
