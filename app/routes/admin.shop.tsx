import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { FACTS_FORM_ID, factsValidator, versionsOf } from "~/house/facts/facts-form";
import { ShopFactsPage } from "~/house/facts/page/shop-page";
import { goBackToFacts, listFacts, saveFacts } from "~/house/facts/services/facts.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { unlisted } from "~/house/ui/head/page-title";
import { type AskedChange, CheckStep } from "~/office/schedule/page/check-step";
import { checkClosures, readClosedOrders } from "~/office/schedule/services/schedule.server";
import { CHECKED_FIELD, postedFields } from "~/office/schedule/stations-post";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "About the shop"));

export const headers = privatePage;

const SAVED = "/admin/shop?saved";

const STALE =
  "Somebody else saved this page while you had it open, so yours was not saved. The first version below is in effect; save again to replace it with yours.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "shop");
  const [versions, closed] = await orUpstreamProblem(Promise.all([listFacts(), readClosedOrders()]));
  const isSaved = new URL(request.url).searchParams.has("saved");
  return json({ versions, isSaved, ...closed }, { headers: NOT_CACHED });
}

/** The whole document is loaded again, because it has the facts for all of its pages. */
const saved = () => redirectDocument(SAVED, 303);

/** Goes back to an earlier version. */
async function goBack(adminId: string, versions: { readonly revision: number; readonly back: number }) {
  const outcome = await orUpstreamProblem(goBackToFacts(adminId, versions));
  if (outcome === "saved") return saved();
  throw httpError(outcome === "stale" ? 409 : 404, STALE);
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user: admin } = await requireStaff(request, "shop");
  const versions = versionsOf(form);
  if (versions) return goBack(admin.id, versions);
  const { data, error, submittedData: answers } = await factsValidator.validate(form);
  if (error?.fieldErrors.revision) throw httpError(400, "This page has no such form, so nothing was changed.");
  const revision = Number(form.get("revision"));
  if (error) return formProblem({ formId: FACTS_FORM_ID, answers, fieldErrors: error.fieldErrors }, { revision });
  try {
    const check = form.has(CHECKED_FIELD) ? null : await checkClosures(data.facts.closures);
    if (check) {
      const asked = { check, fields: postedFields(form) };
      return formProblem({ formId: FACTS_FORM_ID, answers, status: 200 }, { revision, asked });
    }
    if ((await saveFacts(admin.id, data)) === "saved") return saved();
    const now = (await listFacts())[0]?.revision ?? revision;
    return formProblem({ formId: FACTS_FORM_ID, answers, problem: STALE, status: 409 }, { revision: now });
  } catch (failure) {
    return formProblem({ formId: FACTS_FORM_ID, answers, ...problemOf(failure) }, { revision });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Shop() {
  const reply = useActionData<typeof action>() ?? null;
  const asked = (reply && "asked" in reply ? reply.asked : null) as AskedChange | null;
  return (
    <ShopFactsPage
      {...useLoaderData<typeof loader>()}
      reply={reply}
      check={asked && <CheckStep {...asked} action="/admin/shop" />}
    />
  );
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
