import { publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { installationGuide } from "~/storefront/guides/installation";
import { InstallationPage } from "~/storefront/guides/page/installation-page";

export const meta = pageMeta({ ...installationGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

export default function HowToInstall() {
  return <InstallationPage />;
}
