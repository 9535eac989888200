import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { customerPath } from "~/office/customers/customer-list";
import { findCustomersQuote } from "~/office/customers/services/customers.server";
import { ShopQuotePage } from "~/ordering/quotes/page/shop-quote-page";
import { quoteState } from "~/ordering/quotes/quote";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ params, error }) => (error ? "Problem" : `Quote ${params.number ?? ""}`));

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "customers");
  const found = await orUpstreamProblem(findCustomersQuote(params.number ?? ""));
  if (!found) throw notFound("No quote has this number");
  const { quote, customer } = found;
  const shown = customer && { name: customer.name, to: customerPath(customer.key) };
  return json({ quote, state: quoteState(quote, Date.now()), customer: shown }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ShopQuote() {
  return <ShopQuotePage {...useLoaderData<typeof loader>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
