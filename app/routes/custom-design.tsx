import { customDesignPage } from "~/marketing/custom-design";
import { ContentPage } from "~/marketing/page/content-page";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(customDesignPage);

export const headers = publicPage;

export default function CustomDesign() {
  return <ContentPage content={customDesignPage} />;
}
