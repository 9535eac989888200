import { installationGuide } from "~/content/guides/installation";
import { publicPage } from "~/platform/cache-policy.server";
import { InstallationPage } from "~/ui/guides/installation-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({ ...installationGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

export default function HowToInstall() {
  return <InstallationPage />;
}
