import { privacyPage } from "~/content/pages/privacy";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(privacyPage);

export const headers = () => PUBLIC_PAGE;

export default function Privacy() {
  return <ContentPage content={privacyPage} />;
}
