import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TiersPage } from "~/accounts/page/tiers-page";
import { PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { discountsShown } from "~/settings/services/settings.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({
  title: "Account Tiers",
  description: "Trade, reseller, dealer and wholesaler accounts: what each offers and how to get it.",
});

export const headers = publicPage;

export async function loader() {
  return json({ discounts: await discountsShown() }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Tiers() {
  return <TiersPage {...useLoaderData<typeof loader>()} />;
}
