import { processPage } from "~/content/pages/process";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ProcessPage } from "~/ui/marketing/process-page";

export const meta = pageMeta(processPage);

export const headers = publicPage;

export default function Process() {
  return <ProcessPage />;
}
