import { portfolioPage } from "~/content/pages/portfolio";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";
import { PortfolioPage } from "~/ui/marketing/portfolio-page";

export const meta = pageMeta(portfolioPage);

export const headers = publicPage;

export default function Portfolio() {
  return <PortfolioPage />;
}
