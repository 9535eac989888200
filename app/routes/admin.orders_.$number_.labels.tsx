import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { useMemo } from "react";
import { labelCodes } from "~/door-pages/services/passports.server";
import { workshopOrder } from "~/orders/services/workshop-order.server";
import { workCart } from "~/orders/work-file";
import { readLabelQuery } from "~/paper/label-query";
import { OrderLabelsPage } from "~/paper/page/order-labels-page";
import { holdOf } from "~/paper/work-hold";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { env } from "~/platform/env.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
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
  const file = await workshopOrder(request, params.number);
  const { number, contentRevision, jobName, lines, remake } = file;
  const query = readLabelQuery(new URL(request.url).searchParams);
  const passports = { codes: await orUpstreamProblem(labelCodes(number)), origin: env().publicOrigin };
  const order = { number, contentRevision, jobName, lines, ...(remake && { remake }) };
  return json({ order, hold: holdOf(file), query, passports }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function WorkshopLabels() {
  const { order, ...shown } = useLoaderData<typeof loader>();
  const lines = useMemo(() => workCart(order.lines), [order.lines]);
  const crumbs = [
    { name: "Orders", to: "/admin/orders" },
    { name: `Order ${order.number}`, to: `/admin/orders/${order.number}` },
  ];
  return <OrderLabelsPage order={{ ...order, lines }} {...shown} crumbs={crumbs} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
