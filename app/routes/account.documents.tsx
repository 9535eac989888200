import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/auth/guards.server";
import { accountPages } from "~/content/pages/account-pages";
import { privatePage } from "~/platform/cache-policy.server";
import { AccountInfoPage } from "~/ui/account/account-info-page";
import { Documents } from "~/ui/guides/documents";
import { accountMeta } from "~/ui/head/account-meta";

export const meta = accountMeta(accountPages.documents);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return null;
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function AccountDocuments() {
  return (
    <AccountInfoPage content={accountPages.documents}>
      <Documents />
    </AccountInfoPage>
  );
}
