import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { QuotePaperPage } from "~/ordering/quotes/page/quote-paper-page";
import { quotePaper } from "~/ordering/quotes/services/quote-paper.server";
import { requireQuote } from "~/ordering/quotes/services/quotes.server";

/** Browsers print the title, so a quote under a dealer's name does not name the shop. */
function titleOf(data: Awaited<ReturnType<typeof quotePaper>> | undefined): string {
  if (!data) return pageTitle("Quote");
  if ("dealer" in data.paper) return [data.paper.dealer.title, data.paper.dealer.business].join(", ");
  return pageTitle(`Quote ${data.number}`);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(data) },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { quote, user } = await requireQuote(request, params.number);
  const shown = await quotePaper(quote, new URL(request.url).searchParams, user.id);
  const status = Object.keys(shown.errors).length > 0 ? 422 : 200;
  return json(shown, { status, headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function QuoteOnPaper() {
  return <QuotePaperPage {...useLoaderData<typeof loader>()} />;
}
