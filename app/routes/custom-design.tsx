import { customDesignPage } from "~/content/pages/custom-design";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(customDesignPage);

export const headers = () => PUBLIC_PAGE;

export default function CustomDesign() {
  return <ContentPage content={customDesignPage} />;
}
