import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { DELETE_QUOTE, QUOTE_DONE, QUOTE_INTENT } from "~/house/forms/quote-names";
import { unlisted } from "~/house/ui/head/page-title";
import { freightZipIn } from "~/ordering/orders/order-freight";
import { QuotePage } from "~/ordering/quotes/page/quote-page";
import { quoteShown, removeQuote, requireQuote } from "~/ordering/quotes/services/quotes.server";
import { quotesPage } from "~/provider/account-pages/page/quotes-words";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Quote ${data.quote.number}` : "Quote"));

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { quote, user } = await requireQuote(request, params.number);
  const shown = await orUpstreamProblem(quoteShown(quote, user.pricedTier));
  const query = new URL(request.url).searchParams;
  return json({ ...shown, done: query.get(QUOTE_DONE), freightZip: freightZipIn(query) }, { headers: NOT_CACHED });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { quote, user } = await requireQuote(request, params.number);
  if (form.get(QUOTE_INTENT) !== DELETE_QUOTE) {
    throw httpError(400, "This page has no such button, so nothing was changed.");
  }
  await orUpstreamProblem(removeQuote(user.id, quote.number));
  return redirect(`${quotesPage.to}?${QUOTE_DONE}=deleted`, 303);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function QuoteRoute() {
  return <QuotePage {...useLoaderData<typeof loader>()} />;
}
