import { privacyPage } from "~/content/pages/privacy";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(privacyPage);

export const headers = publicPage;

export default function Privacy() {
  return <ContentPage content={privacyPage} />;
}
