import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { requireAdmin } from "~/auth/guards.server";
import { EVERY_ORDER } from "~/domain/orders/order-file";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { listReceivedOrders } from "~/services/order-desk.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";
import { BEFORE } from "~/ui/orders/order-pages";
import { ReceivedOrdersPage } from "~/ui/orders/received-orders-page";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Orders") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const before = new URL(request.url).searchParams.get(BEFORE);
  const list = await orUpstreamProblem(listReceivedOrders(admin, { ...EVERY_ORDER, before }));
  if (!list) throw notFound("This provider takes no orders");
  return json({ ...list, hasNewer: before !== null }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Orders() {
  return <ReceivedOrdersPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
