import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { accountPages } from "~/content/pages/account-pages";
import { savedItems } from "~/content/pages/saved-lists";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { keepsLists } from "~/services/lists.server";
import { AccountInfoPage } from "~/ui/account/account-info-page";
import { CartLists } from "~/ui/account/cart-lists";
import { accountMeta } from "~/ui/head/account-meta";

export const meta = accountMeta(accountPages.saved);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return json({ keepsLists: await keepsLists() }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Saved() {
  return (
    <AccountInfoPage content={useLoaderData<typeof loader>().keepsLists ? savedItems : accountPages.saved}>
      <CartLists pieces={false} />
    </AccountInfoPage>
  );
}
