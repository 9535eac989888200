import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { shipDateOfLines } from "~/house/capacity/services/ship-dates.server";
import { CHECKOUT_FORM_ID, ESTIMATE } from "~/house/forms/checkout-names";
import { formProblem } from "~/house/forms/form-problem.server";
import { unlisted } from "~/house/ui/head/page-title";
import { orderInForm, quoteCheckoutValidator } from "~/ordering/checkout/checkout-form";
import { isOrderKey } from "~/ordering/orders/order";
import { newOrderKey } from "~/ordering/orders/services/placing.server";
import { approvalPath } from "~/ordering/quotes/caller";
import { ApprovePage } from "~/ordering/quotes/page/approve-page";
import { quoteState } from "~/ordering/quotes/quote";
import { quoteOrderReply } from "~/ordering/quotes/quote-order-reply.server";
import { isOrderable } from "~/ordering/quotes/quote-price";
import { findCaller } from "~/ordering/quotes/services/callers.server";
import { approveCallerQuote } from "~/ordering/quotes/services/quote-orders.server";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Your quote ${data.number}` : "Quote"));

export const headers = privatePage;

const NO_SUCH_PAGE = "There is no quote at this address";

/** What the page of a quote shows: what can be approved, or why nothing can. */
async function shownOf({ made, quote, price }: NonNullable<Awaited<ReturnType<typeof findCaller>>>) {
  if (!quote || !price) return { over: "withdrawn" } as const;
  const state = quoteState(quote, Date.now());
  if (state !== "valid") return { over: state };
  if (!isOrderable(price)) return { over: "unorderable" } as const;
  const ships = await shipDateOfLines(price.lines);
  return { quote, price, ships, orderKey: newOrderKey(), caller: made.caller };
}

export async function loader({ params }: LoaderFunctionArgs) {
  const link = params.link ?? "";
  const found = await orUpstreamProblem(findCaller(link));
  if (!found) throw notFound(NO_SUCH_PAGE);
  return json({ number: found.made.number, link, shown: await shownOf(found) }, { headers: NOT_CACHED });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const link = params.link ?? "";
  if (!(await orUpstreamProblem(findCaller(link)))) throw notFound(NO_SUCH_PAGE);
  const sentKey = form.get("key") ?? "";
  const key = isOrderKey(sentKey) ? sentKey : newOrderKey();
  const { data, error, submittedData: answers } = await quoteCheckoutValidator.validate(form);
  const formId = CHECKOUT_FORM_ID;
  if (form.has(ESTIMATE)) return formProblem({ formId, answers, status: 200 }, { key });
  if (error) return formProblem({ formId, answers, fieldErrors: error.fieldErrors }, { key });
  try {
    const placed = await approveCallerQuote(link, orderInForm(data, key), request.signal);
    if (placed.outcome === "placed") return redirect(`/orders/${placed.link}?placed`, 303);
    // The page says why it can no longer be ordered.
    if (placed.outcome === "over" || placed.outcome === "unknown") return redirect(approvalPath(link), 303);
    return quoteOrderReply(placed, { answers, key, newKey: newOrderKey });
  } catch (failure) {
    return formProblem({ formId, answers, ...problemOf(failure) }, { key });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Approve() {
  return <ApprovePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}
