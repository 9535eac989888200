import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { RouteProblem } from "~/house/ui/kit/route-problem";
import { HealthPage } from "~/office/health/page/health-page";
import { readHealth } from "~/office/health/services/health.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Health") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "health");
  return json(await readHealth(), { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Health() {
  return <HealthPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
