import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { unlisted } from "~/house/ui/head/page-title";
import { DashboardPage, DashboardProblem } from "~/provider/account-pages/page/dashboard-page";
import { requireOverview } from "~/provider/auth/account-overview.server";

export const meta = unlisted("Dashboard");

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { overview, user } = await requireOverview(request);
  const justApplied = new URL(request.url).searchParams.get("status") === "pending";
  // If the account has a tier, the account's state decides whether it is pending, not the URL.
  const state = user.tier ? user.state : justApplied ? "pending" : "active";
  return json({ overview, tier: user.tier, state } as const, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Dashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <DashboardProblem error={useRouteError()} />;
}
