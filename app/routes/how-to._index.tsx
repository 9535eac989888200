import { guidesIndex } from "~/content/guides/index-page";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { GuidesIndexPage } from "~/ui/guides/index-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(guidesIndex);

export const headers = () => PUBLIC_PAGE;

export default function HowTo() {
  return <GuidesIndexPage />;
}
