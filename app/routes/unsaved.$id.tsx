import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { requireUser } from "~/provider/auth/guards.server";
import { UnsavedPage } from "~/provider/unsaved/page/unsaved-page";
import { findUnsavedForm } from "~/provider/unsaved/services/unsaved.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "What you typed"));

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireUser(request);
  const form = await orUpstreamProblem(findUnsavedForm(params.id ?? "", user.email));
  if (!form) throw notFound("We keep what you typed for an hour, for the account that typed it");
  return json({ form }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Unsaved() {
  return <UnsavedPage {...useLoaderData<typeof loader>()} />;
}

export { ProblemBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
