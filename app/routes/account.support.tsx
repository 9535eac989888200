import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/auth/guards.server";
import { accountPages } from "~/content/pages/account-pages";
import { privatePage } from "~/platform/cache-policy.server";
import { AccountInfoPage } from "~/ui/account/account-info-page";
import { accountMeta } from "~/ui/head/account-meta";
import { ContactDetails } from "~/ui/marketing/contact-details";

export const meta = accountMeta(accountPages.support);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return null;
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Support() {
  return (
    <AccountInfoPage content={accountPages.support}>
      <ContactDetails />
    </AccountInfoPage>
  );
}
