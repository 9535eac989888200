import { installationGuide } from "~/guides/installation";
import { InstallationPage } from "~/guides/page/installation-page";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({ ...installationGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

export default function HowToInstall() {
  return <InstallationPage />;
}
