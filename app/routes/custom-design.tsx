import { customDesignPage } from "~/content/pages/custom-design";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(customDesignPage);

export const headers = publicPage;

export default function CustomDesign() {
  return <ContentPage content={customDesignPage} />;
}
