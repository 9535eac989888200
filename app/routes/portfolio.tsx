import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { PortfolioPage } from "~/storefront/marketing/page/portfolio-page";
import { portfolioPage } from "~/storefront/marketing/portfolio";
import { portfolioWords } from "~/storefront/marketing/services/page-texts.server";

export const meta = pageMeta(portfolioPage);

export const headers = publicPage;

/** The rooms do not need the provider; only the names of their styles do. */
export async function loader() {
  const words = portfolioWords();
  const listed = await orNullIfDown(catalog().list());
  if (listed === null) return json({ ...words, styles: {} }, { headers: NOT_CACHED });
  const shown = words.projects.flatMap(({ styles }) => styles);
  const styles = Object.fromEntries(listed.filter(({ id }) => shown.includes(id)).map(({ id, title }) => [id, title]));
  return json({ ...words, styles }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Portfolio() {
  return <PortfolioPage {...useLoaderData<typeof loader>()} />;
}
