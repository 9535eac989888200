import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { WriteAboutOrder } from "~/ordering/orders/page/write-about-order";
import { latestFirst, latestOrders } from "~/ordering/orders/services/orders.server";
import { AccountInfoPage, accountMeta } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { ContactDetails } from "~/storefront/marketing/page/contact-details";

export const meta = accountMeta(accountPages.support);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  return json({ orders: latestFirst(await latestOrders(request)) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Support() {
  const { orders } = useLoaderData<typeof loader>();
  return (
    <AccountInfoPage content={accountPages.support}>
      <WriteAboutOrder orders={orders} />
      <ContactDetails />
    </AccountInfoPage>
  );
}
