import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/auth/account-overview.server";
import { accountPages } from "~/content/pages/account-pages";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { OrderFacts } from "~/ui/account/account-facts";
import { AccountInfoPage } from "~/ui/account/account-info-page";
import { accountMeta } from "~/ui/head/account-meta";

export const meta = accountMeta(accountPages.reorder);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await requireAccount(request), { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Reorder() {
  return (
    <AccountInfoPage content={accountPages.reorder}>
      <OrderFacts overview={useLoaderData<typeof loader>().overview} />
    </AccountInfoPage>
  );
}
