import type { MetaFunction } from "@remix-run/node";
import { premiumMaterialsPage } from "~/content/pages/premium-materials";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { contentMeta } from "~/ui/marketing/content-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta: MetaFunction = () => contentMeta(premiumMaterialsPage);

export const headers = () => PUBLIC_PAGE;

export default function PremiumMaterials() {
  return <ContentPage content={premiumMaterialsPage} />;
}
