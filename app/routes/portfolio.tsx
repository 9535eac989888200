import { PortfolioPage } from "~/marketing/page/portfolio-page";
import { portfolioPage } from "~/marketing/portfolio";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(portfolioPage);

export const headers = publicPage;

export default function Portfolio() {
  return <PortfolioPage />;
}
