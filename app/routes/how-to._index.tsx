import { publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { guidesIndex } from "~/storefront/guides/index-page";
import { GuidesIndexPage } from "~/storefront/guides/page/index-page";

export const meta = pageMeta(guidesIndex);

export const headers = publicPage;

export default function HowTo() {
  return <GuidesIndexPage />;
}
