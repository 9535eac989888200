import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";
import { UnsavedPage } from "~/unsaved/page/unsaved-page";
import { findUnsavedForm } from "~/unsaved/services/unsaved.server";

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

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Unsaved() {
  return <UnsavedPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} />;
}
