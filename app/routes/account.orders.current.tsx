import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/accounts/page/account-meta";
import { accountPages } from "~/accounts/page/account-pages";
import { OrderListPage } from "~/orders/page/order-list-page";
import { orderLists } from "~/orders/page/order-lists";
import { BEFORE } from "~/orders/page/order-pages";
import { requireOrders } from "~/orders/services/account-orders.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";

export const meta = accountMeta(accountPages.ordersCurrent);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get(BEFORE);
  return json(await requireOrders(request, false, before), { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function CurrentOrders() {
  return <OrderListPage content={orderLists.current} {...useLoaderData<typeof loader>()} />;
}
