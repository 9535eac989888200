import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paperTitle } from "~/order-pages/page/order-paper";
import { OrderPaperPage } from "~/order-pages/page/order-paper-page";
import { readInvoiceRevision, readOrderPaper } from "~/orders/order-papers";
import { findLinkedOrder } from "~/orders/services/orders.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { pageTitle } from "~/ui/head/page-title";

function titleOf(...of: Parameters<typeof paperTitle>): string {
  const { title, number } = paperTitle(...of);
  return `${title} ${number}`;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? titleOf(data.paper, data.order) : "Order") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const paper = readOrderPaper(params.paper);
  const found = paper && (await orUpstreamProblem(findLinkedOrder(params.link ?? "")));
  if (!found) throw notFound("There is no order at this address");
  const revision = readInvoiceRevision(new URL(request.url).searchParams);
  return json({ order: found.order, paper, revision, page: `/orders/${found.link}` }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Paper() {
  return <OrderPaperPage {...useLoaderData<typeof loader>()} />;
}
