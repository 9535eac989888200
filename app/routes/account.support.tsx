import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountInfoPage } from "~/accounts/page/account-info-page";
import { accountMeta } from "~/accounts/page/account-meta";
import { accountPages } from "~/accounts/page/account-pages";
import { ContactDetails } from "~/marketing/page/contact-details";
import { latestFirst } from "~/orders/latest-first";
import { WriteAboutOrder } from "~/orders/page/write-about-order";
import { latestOrders } from "~/orders/services/account-orders.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";

export const meta = accountMeta(accountPages.support);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  return json({ orders: latestFirst(await latestOrders(request)) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Support() {
  const { orders } = useLoaderData<typeof loader>();
  return (
    <AccountInfoPage content={accountPages.support}>
      <WriteAboutOrder orders={orders} />
      <ContactDetails />
    </AccountInfoPage>
  );
}
