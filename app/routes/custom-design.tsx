import { publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { customDesignPage } from "~/storefront/marketing/custom-design";
import { TextPage } from "~/storefront/marketing/page/content-page";

export const meta = pageMeta(customDesignPage);

export const headers = publicPage;

export default function CustomDesign() {
  return <TextPage content={customDesignPage} />;
}
