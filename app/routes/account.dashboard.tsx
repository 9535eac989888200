import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { CartGlance } from "~/ordering/cart/page/cart-glance";
import { OrdersToDo } from "~/ordering/orders/page/orders-to-do";
import { listOrdersToDo } from "~/ordering/orders/services/orders.server";
import { OpenQuotes } from "~/ordering/quotes/page/open-quotes";
import { quoteState } from "~/ordering/quotes/quote";
import { listQuotes } from "~/ordering/quotes/services/quotes.server";
import { DashboardPage, DashboardProblem } from "~/provider/account-pages/page/dashboard-page";
import { requireOverview } from "~/provider/auth/account-overview.server";

export const meta = unlisted("Dashboard");

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { overview, user } = await requireOverview(request);
  const justApplied = new URL(request.url).searchParams.get("status") === "pending";
  // If the account has a tier, the account's state decides whether it is pending, not the URL.
  const state = user.tier ? user.state : justApplied ? "pending" : "active";
  const [orders, { quotes }] = await orUpstreamProblem(
    Promise.all([listOrdersToDo(user.id), listQuotes(user.id, null)]),
  );
  const now = Date.now();
  const open = quotes.filter((quote) => quoteState(quote, now) === "valid");
  return json({ overview, tier: user.tier, state, orders, quotes: open } as const, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Dashboard() {
  const { orders, quotes, ...shown } = useLoaderData<typeof loader>();
  const waiting = orders.length + quotes.length > 0 && (
    <>
      <OrdersToDo orders={orders} />
      <OpenQuotes quotes={quotes} />
    </>
  );
  return <DashboardPage {...shown} waiting={waiting} cart={<CartGlance />} />;
}

export function ErrorBoundary() {
  return <DashboardProblem error={useRouteError()} />;
}
