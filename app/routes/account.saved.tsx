import type { LoaderFunctionArgs } from "@remix-run/node";
import { AccountInfoPage } from "~/accounts/page/account-info-page";
import { accountMeta } from "~/accounts/page/account-meta";
import { accountPages } from "~/accounts/page/account-pages";
import { requireUser } from "~/auth/guards.server";
import { CartLists } from "~/cart/page/cart-lists";
import { privatePage } from "~/platform/cache-policy.server";

export const meta = accountMeta(accountPages.saved);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return null;
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Saved() {
  return (
    <AccountInfoPage content={accountPages.saved}>
      <CartLists />
    </AccountInfoPage>
  );
}
