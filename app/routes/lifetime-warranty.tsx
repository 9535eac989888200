import { publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { lifetimeWarrantyPage } from "~/storefront/marketing/lifetime-warranty";
import { TextPage } from "~/storefront/marketing/page/content-page";

export const meta = pageMeta(lifetimeWarrantyPage);

export const headers = publicPage;

export default function LifetimeWarranty() {
  return <TextPage content={lifetimeWarrantyPage} />;
}
