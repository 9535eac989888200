import { publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { TextPage } from "~/storefront/marketing/page/content-page";
import { premiumMaterialsPage } from "~/storefront/marketing/premium-materials";

export const meta = pageMeta(premiumMaterialsPage);

export const headers = publicPage;

export default function PremiumMaterials() {
  return <TextPage content={premiumMaterialsPage} />;
}
