import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOrders } from "~/auth/account-orders.server";
import { accountPages } from "~/content/pages/account-pages";
import { orderLists } from "~/content/pages/order-lists";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { accountMeta } from "~/ui/head/account-meta";
import { OrderListPage } from "~/ui/orders/order-list-page";
import { BEFORE } from "~/ui/orders/order-pages";

export const meta = accountMeta(accountPages.reorder);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get(BEFORE);
  return json(await requireOrders(request, null, before), { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Reorder() {
  return (
    <OrderListPage content={orderLists.reorder} {...useLoaderData<typeof loader>()} leadsTo={accountPages.reorder.to} />
  );
}
