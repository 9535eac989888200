import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { latestOrders } from "~/auth/account-orders.server";
import { accountPages } from "~/content/pages/account-pages";
import { latestFirst } from "~/domain/orders/order";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { AccountInfoPage } from "~/ui/account/account-info-page";
import { accountMeta } from "~/ui/head/account-meta";
import { ContactDetails } from "~/ui/marketing/contact-details";
import { WriteAboutOrder } from "~/ui/orders/write-about-order";

export const meta = accountMeta(accountPages.support);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  return json({ orders: latestFirst(await latestOrders(request)) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Support() {
  const { orders } = useLoaderData<typeof loader>();
  return (
    <AccountInfoPage content={accountPages.support}>
      <WriteAboutOrder orders={orders} />
      <ContactDetails />
    </AccountInfoPage>
  );
}
