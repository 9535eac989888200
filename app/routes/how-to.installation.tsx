import { installationGuide } from "~/content/guides/installation";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { InstallationPage } from "~/ui/guides/installation-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({ ...installationGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = () => PUBLIC_PAGE;

export default function HowToInstall() {
  return <InstallationPage />;
}
