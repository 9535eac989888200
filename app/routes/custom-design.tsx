import { publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { customDesignPage } from "~/storefront/marketing/custom-design";
import { ContentPage } from "~/storefront/marketing/page/content-page";

export const meta = pageMeta(customDesignPage);

export const headers = publicPage;

export default function CustomDesign() {
  return <ContentPage content={customDesignPage} />;
}
