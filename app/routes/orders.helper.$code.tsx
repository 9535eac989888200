import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { HandedOnProblem } from "~/house/ui/kit/handed-on-problem";
import { helperOrder } from "~/ordering/helper-links/helper-order";
import { HelperPage } from "~/ordering/helper-links/page/helper-page";
import { openHelpersOrder } from "~/ordering/helper-links/services/helper-links.server";
import { DONE } from "~/ordering/orders/order-page-form";
import { whyNotReceived } from "~/ordering/receiving/receiving";
import type { FrameHandle } from "~/storefront/layout/page/frame-handle";

export const handle: FrameHandle = { isBare: true };

/** Not the shop's title: no name stands here but the job's. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? data.order.jobName || `Order ${data.order.number}` : "Order" },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

/** An order for somebody who helps on its job, for anybody with the link. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await orUpstreamProblem(openHelpersOrder(params.code ?? ""));
  if (!found) throw notFound("There is no order at this address");
  const shown = {
    order: helperOrder(found.order),
    canReceive: whyNotReceived(found.order, Date.now()) === null,
    isSent: new URL(request.url).searchParams.has(DONE),
  };
  return json(shown, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Helper() {
  const { code = "" } = useParams();
  return <HelperPage {...useLoaderData<typeof loader>()} code={code} />;
}

export { HandedOnProblem as ErrorBoundary };
