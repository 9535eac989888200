import { publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { TextPage } from "~/storefront/marketing/page/content-page";
import { termsPage } from "~/storefront/marketing/terms";

export const meta = pageMeta(termsPage);

export const headers = publicPage;

export default function Terms() {
  return <TextPage content={termsPage} />;
}
