import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { quotePathOf } from "~/accounts/page/quotes-words";
import { shipDateOfLines } from "~/capacity/services/ship-dates.server";
import { orderOf, quoteCheckoutValidator } from "~/checkout/checkout-form";
import { CHECKOUT_FORM_ID } from "~/forms/checkout-names";
import { formProblem } from "~/forms/form-problem.server";
import { QUOTE_DONE } from "~/forms/quote-names";
import { isOrderKey } from "~/orders/order";
import { knownContact } from "~/orders/services/order-customer.server";
import { newOrderKey } from "~/orders/services/ordering.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem, problemOf } from "~/platform/http-errors.server";
import { readForm } from "~/platform/posts/read-form.server";
import { OrderQuotePage } from "~/quotes/page/order-quote-page";
import { quoteState } from "~/quotes/quote";
import { quoteOrderReply } from "~/quotes/quote-order-reply.server";
import { isOrderable } from "~/quotes/quote-price";
import { requireQuote } from "~/quotes/services/own-quote.server";
import { orderQuote } from "~/quotes/services/quote-orders.server";
import { quoteToday } from "~/quotes/services/quotes.server";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Order quote ${data.quote.number}` : "Order a quote") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

/** The quote's page says why it cannot be ordered. */
const notOrdered = (number: string) => redirect(`${quotePathOf(number)}?${QUOTE_DONE}=not-ordered`, 303);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { quote, user } = await requireQuote(request, params.number);
  if (quoteState(quote, Date.now()) !== "valid") throw notOrdered(quote.number);
  const price = await orUpstreamProblem(quoteToday(quote, user.pricedTier));
  if (!isOrderable(price)) throw notOrdered(quote.number);
  const [contact, ships] = await Promise.all([knownContact(request), shipDateOfLines(price.lines)]);
  return json({ quote, price, ships, contact, orderKey: newOrderKey() }, { headers: NOT_CACHED });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { quote, user } = await requireQuote(request, params.number);
  const sentKey = form.get("key") ?? "";
  const key = isOrderKey(sentKey) ? sentKey : newOrderKey();
  const { data, error, submittedData: answers } = await quoteCheckoutValidator.validate(form);
  const formId = CHECKOUT_FORM_ID;
  if (error) return formProblem({ formId, answers, fieldErrors: error.fieldErrors }, { key });
  try {
    const order = { ...orderOf(data, key), quote: quote.number };
    const placed = await orderQuote(order, { user, signal: request.signal });
    if (placed.outcome === "placed") return redirect(`/orders/${placed.link}?placed`, 303);
    if (placed.outcome === "over") return notOrdered(quote.number);
    if (placed.outcome === "unknown") throw notFound("Your account has no such quote");
    return quoteOrderReply(placed, { answers, key, newKey: newOrderKey });
  } catch (failure) {
    return formProblem({ formId, answers, ...problemOf(failure) }, { key });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function OrderQuote() {
  return <OrderQuotePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}
