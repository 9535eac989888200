import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { env } from "~/base/platform/env.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import stylesheet from "~/house/styles/labels.css";
import { unlisted } from "~/house/ui/head/page-title";
import { labelCodes } from "~/ordering/door-pages/services/door-pages.server";
import { contentRevisionOf } from "~/ordering/orders/order-contents";
import { findLinkedOrder } from "~/ordering/orders/services/orders.server";
import { readLabelQuery } from "~/ordering/paper/label";
import { OrderLabelsPage } from "~/ordering/paper/page/order-labels-page";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Labels ${data.order.number}` : "Order"));

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await orUpstreamProblem(findLinkedOrder(params.link ?? ""));
  if (!found) throw notFound("There is no order at this address");
  const { number, jobName, lines, remake } = found.order;
  const order = { number, contentRevision: contentRevisionOf(found.order), jobName, lines, ...(remake && { remake }) };
  const query = readLabelQuery(new URL(request.url).searchParams);
  const passports = { codes: await orUpstreamProblem(labelCodes(number)), origin: env().publicOrigin };
  return json({ order, link: found.link, query, passports }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Labels() {
  const { order, link, query, passports } = useLoaderData<typeof loader>();
  const crumbs = [{ name: `Order ${order.number}`, to: `/orders/${link}` }];
  return <OrderLabelsPage order={order} query={query} passports={passports} crumbs={crumbs} />;
}
