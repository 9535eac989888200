import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { RouteProblem } from "~/house/ui/kit/route-problem";
import { requireUser } from "~/provider/auth/guards.server";
import { UnsavedPage } from "~/provider/unsaved/page/unsaved-page";
import { findUnsavedForm } from "~/provider/unsaved/services/unsaved.server";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "What you typed") },
  { name: "robots", content: "noindex" },
];

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

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} />;
}
