import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { latestOrders } from "~/auth/account-orders.server";
import { accountPages } from "~/content/pages/account-pages";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { AccountInfoPage } from "~/ui/account/account-info-page";
import { Documents } from "~/ui/guides/documents";
import { accountMeta } from "~/ui/head/account-meta";
import { PapersByOrder } from "~/ui/orders/papers-by-order";

export const meta = accountMeta(accountPages.documents);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  return json({ orders: await latestOrders(request) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function AccountDocuments() {
  const { orders } = useLoaderData<typeof loader>();
  return (
    <AccountInfoPage content={accountPages.documents}>
      <PapersByOrder orders={orders} />
      <Documents />
    </AccountInfoPage>
  );
}
