import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/auth/guards.server";
import { accountPages } from "~/content/pages/account-pages";
import { privatePage } from "~/platform/cache-policy.server";
import { AccountInfoPage } from "~/ui/account/account-info-page";
import { CartLists } from "~/ui/account/cart-lists";
import { accountMeta } from "~/ui/head/account-meta";

export const meta = accountMeta(accountPages.saved);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return null;
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Saved() {
  return (
    <AccountInfoPage content={accountPages.saved}>
      <CartLists />
    </AccountInfoPage>
  );
}
