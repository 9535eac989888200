import { portfolioPage } from "~/content/pages/portfolio";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { pageMeta } from "~/ui/head/page-meta";
import { PortfolioPage } from "~/ui/marketing/portfolio-page";

export const meta = pageMeta(portfolioPage);

export const headers = () => PUBLIC_PAGE;

export default function Portfolio() {
  return <PortfolioPage />;
}
