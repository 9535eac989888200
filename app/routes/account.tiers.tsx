import { publicPage } from "~/platform/cache-policy.server";
import { TiersPage } from "~/ui/account/tiers-page";
import { pageMeta } from "~/ui/head/page-meta";
import type { FrameHandle } from "~/ui/layout/use-page-part";

export const handle: FrameHandle = { sameForAll: true };

export const meta = pageMeta({
  title: "Account Tiers",
  description: "Trade, reseller, dealer and wholesaler accounts: what each offers and how to get it.",
});

export const headers = publicPage;

export default function Tiers() {
  return <TiersPage />;
}
