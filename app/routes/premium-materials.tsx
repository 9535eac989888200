import { premiumMaterialsPage } from "~/content/pages/premium-materials";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(premiumMaterialsPage);

export const headers = publicPage;

export default function PremiumMaterials() {
  return <ContentPage content={premiumMaterialsPage} />;
}
