import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { discountsShown } from "~/house/settings/services/settings.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { TiersPage } from "~/provider/account-pages/page/tiers-page";

export const meta = pageMeta({
  title: "Account Tiers",
  description: "Trade, reseller, dealer and wholesaler accounts: what each offers and how to get it.",
});

export const headers = publicPage;

export async function loader() {
  return json({ discounts: await discountsShown() }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Tiers() {
  return <TiersPage {...useLoaderData<typeof loader>()} />;
}
