import { termsPage } from "~/content/pages/terms";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(termsPage);

export const headers = publicPage;

export default function Terms() {
  return <ContentPage content={termsPage} />;
}
