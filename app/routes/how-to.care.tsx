import { careGuide } from "~/content/guides/care";
import { publicPage } from "~/platform/cache-policy.server";
import { CarePage } from "~/ui/guides/care-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({ ...careGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

export default function HowToCare() {
  return <CarePage />;
}
