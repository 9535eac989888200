import { PUBLIC_PAGE } from "~/platform/caching.server";
import { TiersPage } from "~/ui/account/tiers-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({
  title: "Account Tiers",
  description: "Trade, reseller, dealer and wholesaler accounts: what each offers and how to get it.",
});

export const headers = () => PUBLIC_PAGE;

export default function Tiers() {
  return <TiersPage />;
}
