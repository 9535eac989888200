import { premiumMaterialsPage } from "~/content/pages/premium-materials";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(premiumMaterialsPage);

export const headers = () => PUBLIC_PAGE;

export default function PremiumMaterials() {
  return <ContentPage content={premiumMaterialsPage} />;
}
