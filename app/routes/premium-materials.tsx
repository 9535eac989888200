import { ContentPage } from "~/marketing/page/content-page";
import { premiumMaterialsPage } from "~/marketing/premium-materials";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(premiumMaterialsPage);

export const headers = publicPage;

export default function PremiumMaterials() {
  return <ContentPage content={premiumMaterialsPage} />;
}
