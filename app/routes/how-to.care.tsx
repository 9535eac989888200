import { careGuide } from "~/content/guides/care";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { CarePage } from "~/ui/guides/care-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({ ...careGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = () => PUBLIC_PAGE;

export default function HowToCare() {
  return <CarePage />;
}
