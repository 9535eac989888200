import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { shipDateOfLines } from "~/capacity/services/ship-dates.server";
import { orderOf, quoteCheckoutValidator } from "~/checkout/checkout-form";
import { CHECKOUT_FORM_ID } from "~/forms/checkout-names";
import { formProblem } from "~/forms/form-problem.server";
import { isOrderKey } from "~/orders/order";
import { newOrderKey } from "~/orders/services/ordering.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem, problemOf } from "~/platform/http-errors.server";
import { readForm } from "~/platform/posts/read-form.server";
import { approvalPath } from "~/quotes/caller";
import { ApprovePage } from "~/quotes/page/approve-page";
import { quoteState } from "~/quotes/quote";
import { quoteOrderReply } from "~/quotes/quote-order-reply.server";
import { isOrderable } from "~/quotes/quote-price";
import { findCaller } from "~/quotes/services/callers.server";
import { approveCallerQuote } from "~/quotes/services/quote-orders.server";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Your quote ${data.number}` : "Quote") },
  { name: "robots", content: "noindex" },
];

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
  if (error) return formProblem({ formId, answers, fieldErrors: error.fieldErrors }, { key });
  try {
    const placed = await approveCallerQuote(link, orderOf(data, key), request.signal);
    if (placed.outcome === "placed") return redirect(`/orders/${placed.link}?placed`, 303);
    // The page says why it can no longer be ordered.
    if (placed.outcome === "over" || placed.outcome === "unknown") return redirect(approvalPath(link), 303);
    return quoteOrderReply(placed, { answers, key, newKey: newOrderKey });
  } catch (failure) {
    return formProblem({ formId, answers, ...problemOf(failure) }, { key });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Approve() {
  return <ApprovePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}
