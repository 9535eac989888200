import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteError } from "@remix-run/react";
import { AdminBar } from "~/admin/page/admin-bar";
import { requireStaff } from "~/auth/guards.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { RouteProblem } from "~/ui/kit/route-problem";

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "today");
  return json({ role, waiting: {} }, { headers: NOT_CACHED });
}

export default function Admin() {
  return (
    <>
      <AdminBar {...useLoaderData<typeof loader>()} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
