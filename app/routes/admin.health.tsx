import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { unlisted } from "~/house/ui/head/page-title";
import { HealthPage } from "~/office/health/page/health-page";
import { readHealth } from "~/office/health/services/health.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Health"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "health");
  return json(await readHealth(), { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Health() {
  return <HealthPage {...useLoaderData<typeof loader>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
