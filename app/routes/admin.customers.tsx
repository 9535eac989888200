import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { readCustomerFilter } from "~/office/customers/customer-list";
import { CustomersPage } from "~/office/customers/page/customers-page";
import { readCustomerList } from "~/office/customers/services/customers.server";
import { outsideAccountPages } from "~/provider/account-pages/services/own-accounts.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Customers"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "customers");
  const query = readCustomerFilter(new URL(request.url).searchParams);
  const [page, pages] = await Promise.all([orUpstreamProblem(readCustomerList(query)), outsideAccountPages()]);
  return json({ query, ...page, elsewhere: pages?.admin ?? null }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Customers() {
  return <CustomersPage {...useLoaderData<typeof loader>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
