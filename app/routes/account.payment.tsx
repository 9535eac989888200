import type { LoaderFunctionArgs } from "@remix-run/node";
import { privatePage } from "~/base/platform/cache-policy.server";
import { AccountInfoPage, accountMeta } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { requireUser } from "~/provider/auth/guards.server";

export const meta = accountMeta(accountPages.payment);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return null;
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Payment() {
  return <AccountInfoPage content={accountPages.payment} />;
}
