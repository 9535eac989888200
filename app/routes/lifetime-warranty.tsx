import { lifetimeWarrantyPage } from "~/content/pages/lifetime-warranty";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(lifetimeWarrantyPage);

export const headers = () => PUBLIC_PAGE;

export default function LifetimeWarranty() {
  return <ContentPage content={lifetimeWarrantyPage} />;
}
