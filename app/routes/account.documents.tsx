import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { latestOrders } from "~/auth/account-orders.server";
import { requireUser } from "~/auth/guards.server";
import { accountPages } from "~/content/pages/account-pages";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { listQuotes } from "~/services/quotes.server";
import { AccountInfoPage } from "~/ui/account/account-info-page";
import { Documents } from "~/ui/guides/documents";
import { accountMeta } from "~/ui/head/account-meta";
import { PapersByOrder } from "~/ui/orders/papers-by-order";
import { PapersByQuote } from "~/ui/quotes/papers-by-quote";

export const meta = accountMeta(accountPages.documents);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireUser(request);
  const [orders, quotes] = await Promise.all([latestOrders(request), orUpstreamProblem(listQuotes(user.id, null))]);
  return json({ orders, quotes: quotes.quotes }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

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
