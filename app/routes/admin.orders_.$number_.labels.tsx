import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { env } from "~/base/platform/env.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import stylesheet from "~/house/styles/labels.css";
import { unlisted } from "~/house/ui/head/page-title";
import { labelCodes } from "~/ordering/door-pages/services/door-pages.server";
import { workshopOrder } from "~/ordering/orders/services/workshop-order.server";
import { workCart } from "~/ordering/orders/work-file";
import { readLabelQuery } from "~/ordering/paper/label";
import { OrderLabelsPage } from "~/ordering/paper/page/order-labels-page";
import { holdOf } from "~/ordering/paper/work-words";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Labels ${data.order.number}, workshop` : "Problem"));

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const file = await workshopOrder(request, params.number);
  const { number, contentRevision, jobName, lines, remake } = file;
  const query = readLabelQuery(new URL(request.url).searchParams);
  const passports = { codes: await orUpstreamProblem(labelCodes(number)), origin: env().publicOrigin };
  const order = { number, contentRevision, jobName, lines, ...(remake && { remake }) };
  return json({ order, hold: holdOf(file), query, passports }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function WorkshopLabels() {
  const { order, ...shown } = useLoaderData<typeof loader>();
  const lines = useMemo(() => workCart(order.lines), [order.lines]);
  const crumbs = [
    { name: "Orders", to: "/admin/orders" },
    { name: `Order ${order.number}`, to: `/admin/orders/${order.number}` },
  ];
  return <OrderLabelsPage order={{ ...order, lines }} {...shown} crumbs={crumbs} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
