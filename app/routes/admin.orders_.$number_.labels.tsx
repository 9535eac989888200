import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { workshopOrder } from "~/auth/workshop-order.server";
import { readLabelQuery } from "~/paper/label-query";
import { OrderLabelsPage } from "~/paper/page/order-labels-page";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import stylesheet from "~/styles/labels.css";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Labels ${data.order.number}, workshop` : "Problem") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { number, jobName, lines } = await workshopOrder(request, params.number);
  const query = readLabelQuery(new URL(request.url).searchParams);
  return json({ order: { number, jobName, lines }, query }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function WorkshopLabels() {
  const data = useLoaderData<typeof loader>();
  const crumbs = [
    { name: "Orders", to: "/admin/orders" },
    { name: `Order ${data.order.number}`, to: `/admin/orders/${data.order.number}` },
  ];
  return <OrderLabelsPage {...data} crumbs={crumbs} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
