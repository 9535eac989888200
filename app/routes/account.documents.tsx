import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { PapersByOrder } from "~/ordering/orders/page/paper-links";
import { latestOrders } from "~/ordering/orders/services/orders.server";
import { PapersByQuote } from "~/ordering/quotes/page/papers-by-quote";
import { listQuotes } from "~/ordering/quotes/services/quotes.server";
import { AccountInfoPage, accountMeta } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { requireUser } from "~/provider/auth/guards.server";
import { Documents } from "~/storefront/guides/page/guide-frame";

export const meta = accountMeta(accountPages.documents);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireUser(request);
  const [orders, quotes] = await Promise.all([latestOrders(request), orUpstreamProblem(listQuotes(user.id, null))]);
  return json({ orders, quotes: quotes.quotes }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function AccountDocuments() {
  const { orders, quotes } = useLoaderData<typeof loader>();
  return (
    <AccountInfoPage content={accountPages.documents}>
      <PapersByOrder orders={orders} />
      <PapersByQuote quotes={quotes} />
      <Documents />
    </AccountInfoPage>
  );
}
