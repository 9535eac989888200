import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { QUOTE_DONE } from "~/house/forms/quote-names";
import { BEFORE } from "~/ordering/orders/page/order-pages";
import type { QuoteProblem } from "~/ordering/quotes/page/quote-words";
import { QuotesPage } from "~/ordering/quotes/page/quotes-page";
import { quoteState } from "~/ordering/quotes/quote";
import { QUOTE_LIMITS, readQuoteForm } from "~/ordering/quotes/quote-form.server";
import { listQuotes, makeQuote } from "~/ordering/quotes/services/quotes.server";
import { accountMeta } from "~/provider/account-pages/page/account-info-page";
import { quotePathOf, quotesPage } from "~/provider/account-pages/page/quotes-words";
import { requireUser } from "~/provider/auth/guards.server";

export const meta = accountMeta(quotesPage);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireUser(request);
  const { searchParams } = new URL(request.url);
  const before = searchParams.get(BEFORE);
  const page = await orUpstreamProblem(listQuotes(user.id, before));
  const now = Date.now();
  const quotes = page.quotes.map((quote) => ({ ...quote, state: quoteState(quote, now) }));
  const isDeleted = searchParams.get(QUOTE_DONE) === "deleted";
  return json({ ...page, quotes, hasNewer: before !== null, isDeleted }, { headers: NOT_CACHED });
}

const refused = (problem: QuoteProblem, status: number) => json({ problem }, { status, headers: NOT_CACHED });

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, QUOTE_LIMITS);
  const { user } = await requireUser(request);
  const asked = readQuoteForm(form);
  if (!asked) return refused({ outcome: "unreadable" }, 422);
  const made = await orUpstreamProblem(makeQuote(asked, user, request.signal));
  if (made.outcome !== "made") return refused(made, made.outcome === "below-minimum" ? 422 : 409);
  const done = made.isAsShown ? "made" : "made-today";
  return redirect(`${quotePathOf(made.number)}?${QUOTE_DONE}=${done}`, 303);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Quotes() {
  return <QuotesPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />;
}
