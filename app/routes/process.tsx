import { processPage } from "~/content/pages/process";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ProcessPage } from "~/ui/marketing/process-page";

export const meta = pageMeta(processPage);

export const headers = () => PUBLIC_PAGE;

export default function Process() {
  return <ProcessPage />;
}
