import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findLinkedOrder } from "~/orders/services/orders.server";
import { readLabelQuery } from "~/paper/label-query";
import { OrderLabelsPage } from "~/paper/page/order-labels-page";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import stylesheet from "~/styles/labels.css";
import { pageTitle } from "~/ui/head/page-title";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Labels ${data.order.number}` : "Order") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await orUpstreamProblem(findLinkedOrder(params.link ?? ""));
  if (!found) throw notFound("There is no order at this address");
  const { number, jobName, lines } = found.order;
  const query = readLabelQuery(new URL(request.url).searchParams);
  return json({ order: { number, jobName, lines }, link: found.link, query }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Labels() {
  const { order, link, query } = useLoaderData<typeof loader>();
  const crumbs = [{ name: `Order ${order.number}`, to: `/orders/${link}` }];
  return <OrderLabelsPage order={order} query={query} crumbs={crumbs} />;
}
