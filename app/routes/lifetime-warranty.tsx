import { lifetimeWarrantyPage } from "~/content/pages/lifetime-warranty";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(lifetimeWarrantyPage);

export const headers = publicPage;

export default function LifetimeWarranty() {
  return <ContentPage content={lifetimeWarrantyPage} />;
}
