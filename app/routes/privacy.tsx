import { ContentPage } from "~/marketing/page/content-page";
import { privacyPage } from "~/marketing/privacy";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(privacyPage);

export const headers = publicPage;

export default function Privacy() {
  return <ContentPage content={privacyPage} />;
}
