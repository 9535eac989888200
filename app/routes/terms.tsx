import { termsPage } from "~/content/pages/terms";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(termsPage);

export const headers = () => PUBLIC_PAGE;

export default function Terms() {
  return <ContentPage content={termsPage} />;
}
