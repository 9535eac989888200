import type { LoaderFunctionArgs } from "@remix-run/node";
import { privatePage } from "~/base/platform/cache-policy.server";
import { CartLists } from "~/ordering/cart/page/cart-lists";
import { AccountInfoPage, accountMeta } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { requireUser } from "~/provider/auth/guards.server";

export const meta = accountMeta(accountPages.saved);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return null;
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Saved() {
  return (
    <AccountInfoPage content={accountPages.saved}>
      <CartLists />
    </AccountInfoPage>
  );
}
