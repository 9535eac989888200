import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { accountPages } from "~/accounts/services/own-accounts.server";
import { requireStaff } from "~/auth/guards.server";
import { readCustomerFilter } from "~/customers/customer-list";
import { CustomersPage } from "~/customers/page/customers-page";
import { listCustomers } from "~/customers/services/customers.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Customers") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "customers");
  const query = readCustomerFilter(new URL(request.url).searchParams);
  const [page, pages] = await Promise.all([orUpstreamProblem(listCustomers(query)), accountPages()]);
  return json({ query, ...page, elsewhere: pages?.admin ?? null }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Customers() {
  return <CustomersPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
