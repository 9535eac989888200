import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOrders } from "~/auth/account-orders.server";
import { accountPages } from "~/content/pages/account-pages";
import { reordering } from "~/content/pages/reordering";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { OrderFacts } from "~/ui/account/account-facts";
import { AccountInfoPage } from "~/ui/account/account-info-page";
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
  const { list, overview } = useLoaderData<typeof loader>();
  if (list) return <OrderListPage content={reordering} {...list} leadsTo={reordering.to} />;
  return (
    <AccountInfoPage content={accountPages.reorder}>
      <OrderFacts overview={overview} />
    </AccountInfoPage>
  );
}
