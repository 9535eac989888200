import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { OrderPaperPage, paperTitle } from "~/ordering/order-pages/page/order-paper";
import { readInvoiceRevision, readOrderPaper } from "~/ordering/orders/order-papers";
import { findLinkedOrder } from "~/ordering/orders/services/orders.server";

function titleOf(...of: Parameters<typeof paperTitle>): string {
  const { title, number } = paperTitle(...of);
  return `${title} ${number}`;
}

export const meta = unlisted<typeof loader>(({ data }) => (data ? titleOf(data.paper, data.order) : "Order"));

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const paper = readOrderPaper(params.paper);
  const found = paper && (await orUpstreamProblem(findLinkedOrder(params.link ?? "")));
  if (!found) throw notFound("There is no order at this address");
  const revision = readInvoiceRevision(new URL(request.url).searchParams);
  return json({ order: found.order, paper, revision, page: `/orders/${found.link}` }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Paper() {
  return <OrderPaperPage {...useLoaderData<typeof loader>()} />;
}
