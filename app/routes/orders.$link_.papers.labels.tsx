import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { labelCodes } from "~/door-pages/services/passports.server";
import { revisionOf } from "~/orders/order-contents";
import { findLinkedOrder } from "~/orders/services/orders.server";
import { readLabelQuery } from "~/paper/label-query";
import { OrderLabelsPage } from "~/paper/page/order-labels-page";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { env } from "~/platform/env.server";
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
  const { number, jobName, lines, remake } = found.order;
  const order = { number, contentRevision: revisionOf(found.order), jobName, lines, ...(remake && { remake }) };
  const query = readLabelQuery(new URL(request.url).searchParams);
  const passports = { codes: await orUpstreamProblem(labelCodes(number)), origin: env().publicOrigin };
  return json({ order, link: found.link, query, passports }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Labels() {
  const { order, link, query, passports } = useLoaderData<typeof loader>();
  const crumbs = [{ name: `Order ${order.number}`, to: `/orders/${link}` }];
  return <OrderLabelsPage order={order} query={query} passports={passports} crumbs={crumbs} />;
}
