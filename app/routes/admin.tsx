import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useLoaderData, useRouteError } from "@remix-run/react";
import { AdminBar } from "~/admin/page/admin-bar";
import { requireStaff } from "~/auth/guards.server";
import { isSetUp } from "~/facts/services/facts.server";
import { pageShouldRevalidate } from "~/layout/page/page-revalidation";
import { sendsMail } from "~/mail/services/mail.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orNullIfDown } from "~/platform/or-null-if-down.server";
import { readWaiting } from "~/today/services/today.server";
import { waitingByPage } from "~/today/today";
import { RouteProblem } from "~/ui/kit/route-problem";

export const headers = privatePage;

/** The counts are missing if the database is away: the page inside says what could not be loaded. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "today");
  const waiting = await orNullIfDown(readWaiting(staff));
  return json({ role: staff.role, waiting, sendsMail: sendsMail(), isSetUp: isSetUp() }, { headers: NOT_CACHED });
}

/** What waits is counted again on every page. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  pageShouldRevalidate({ ...change, defaultShouldRevalidate: true });

export default function Admin() {
  const { role, waiting } = useLoaderData<typeof loader>();
  return (
    <>
      <AdminBar role={role} waiting={waiting ? waitingByPage(waiting) : {}} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
