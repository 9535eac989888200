import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { OrdersPage } from "~/office/admin/page/orders-page";
import { WorkshopOrdersPage } from "~/office/admin/page/workshop-orders-page";
import { readOrderList } from "~/office/admin/services/order-list.server";
import { lateOrders } from "~/office/schedule/services/schedule.server";
import { orderQueryOf, readOrderFilter } from "~/ordering/orders/order-filter";
import { listReceivedOrders } from "~/ordering/orders/services/order-file.server";
import { workFilterOf, workSummaryOf } from "~/ordering/orders/work-file";
import { mayOpen } from "~/provider/accounts/roles";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Orders"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "work-orders");
  const filter = readOrderFilter(new URL(request.url).searchParams);
  if (!mayOpen(role, "orders")) {
    const ofWorkshop = workFilterOf(filter);
    const slipping = ofWorkshop.ships === "late" ? await orUpstreamProblem(lateOrders()) : [];
    const { orders, olderThan } = await orUpstreamProblem(listReceivedOrders(orderQueryOf(ofWorkshop, slipping)));
    return json({ work: orders.map(workSummaryOf), olderThan, filter: ofWorkshop }, { headers: NOT_CACHED });
  }
  const shown = await orUpstreamProblem(readOrderList(filter));
  return json(shown, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Orders() {
  const data = useLoaderData<typeof loader>();
  return "work" in data ? <WorkshopOrdersPage {...data} /> : <OrdersPage {...data} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
