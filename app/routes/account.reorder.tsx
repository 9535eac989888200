import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { OrderListPage, orderLists } from "~/ordering/orders/page/order-list-page";
import { BEFORE } from "~/ordering/orders/page/order-pages";
import { requireOrders } from "~/ordering/orders/services/orders.server";
import { accountMeta } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";

export const meta = accountMeta(accountPages.reorder);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get(BEFORE);
  return json(await requireOrders(request, null, before), { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Reorder() {
  return (
    <OrderListPage content={orderLists.reorder} {...useLoaderData<typeof loader>()} leadsTo={accountPages.reorder.to} />
  );
}
