import { ContentPage } from "~/marketing/page/content-page";
import { termsPage } from "~/marketing/terms";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(termsPage);

export const headers = publicPage;

export default function Terms() {
  return <ContentPage content={termsPage} />;
}
