import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountInfoPage } from "~/accounts/page/account-info-page";
import { accountMeta } from "~/accounts/page/account-meta";
import { accountPages } from "~/accounts/page/account-pages";
import { requireUser } from "~/auth/guards.server";
import { Documents } from "~/guides/page/documents";
import { PapersByOrder } from "~/orders/page/papers-by-order";
import { latestOrders } from "~/orders/services/account-orders.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { PapersByQuote } from "~/quotes/page/papers-by-quote";
import { listQuotes } from "~/quotes/services/quotes.server";

export const meta = accountMeta(accountPages.documents);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireUser(request);
  const [orders, quotes] = await Promise.all([latestOrders(request), orUpstreamProblem(listQuotes(user.id, null))]);
  return json({ orders, quotes: quotes.quotes }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

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
