import { publicPage } from "~/platform/cache-policy.server";
import { TiersPage } from "~/ui/account/tiers-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({
  title: "Account Tiers",
  description: "Trade, reseller, dealer and wholesaler accounts: what each offers and how to get it.",
});

export const headers = publicPage;

export default function Tiers() {
  return <TiersPage />;
}
