import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { isSetUp } from "~/house/facts/services/facts.server";
import { sendsMail } from "~/house/mail/services/mail.server";
import stylesheet from "~/house/styles/office.css";
import { RefusedBoundary } from "~/house/ui/kit/route-problem";
import { AdminBar } from "~/office/admin/page/admin-bar";
import { readWaiting } from "~/office/today/services/today.server";
import { waitingByPage } from "~/office/today/today";
import { requireStaff } from "~/provider/auth/guards.server";
import type { FrameHandle } from "~/storefront/layout/page/frame-handle";
import { pageShouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const headers = privatePage;

export const handle = { isOffice: true } satisfies FrameHandle;

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
      <p className="wrap py-6 text-sm text-stone-700 print:hidden">Times are in {shopFacts().timeZone.name}.</p>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <AdminBar />
      <RefusedBoundary />
    </>
  );
}
