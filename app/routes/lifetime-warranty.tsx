import { lifetimeWarrantyPage } from "~/marketing/lifetime-warranty";
import { ContentPage } from "~/marketing/page/content-page";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(lifetimeWarrantyPage);

export const headers = publicPage;

export default function LifetimeWarranty() {
  return <ContentPage content={lifetimeWarrantyPage} />;
}
