import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { DashboardPage } from "~/accounts/page/dashboard-page";
import { DashboardProblem } from "~/accounts/page/dashboard-problem";
import { requireOverview } from "~/auth/account-overview.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }, { name: "robots", content: "noindex" }];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { overview, user } = await requireOverview(request);
  const justApplied = new URL(request.url).searchParams.get("status") === "pending";
  // If the account has a tier, the account's state decides whether it is pending, not the URL.
  const state = user.tier ? user.state : justApplied ? "pending" : "active";
  return json({ overview, tier: user.tier, state } as const, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Dashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <DashboardProblem error={useRouteError()} />;
}
