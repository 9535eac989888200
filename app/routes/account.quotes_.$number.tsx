import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { quotesPage } from "~/accounts/page/quotes-words";
import { DELETE_QUOTE, QUOTE_DONE, QUOTE_INTENT } from "~/forms/quote-names";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { httpError, orUpstreamProblem } from "~/platform/http-errors.server";
import { readForm } from "~/platform/posts/read-form.server";
import { QuotePage } from "~/quotes/page/quote-page";
import { requireQuote } from "~/quotes/services/own-quote.server";
import { quoteShown } from "~/quotes/services/quote-page.server";
import { removeQuote } from "~/quotes/services/quotes.server";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Quote ${data.quote.number}` : "Quote") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { quote, user } = await requireQuote(request, params.number);
  const shown = await orUpstreamProblem(quoteShown(quote, user.pricedTier));
  return json({ ...shown, done: new URL(request.url).searchParams.get(QUOTE_DONE) }, { headers: NOT_CACHED });
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

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function QuoteRoute() {
  return <QuotePage {...useLoaderData<typeof loader>()} />;
}
