import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { shipDateOfLines } from "~/house/capacity/services/ship-dates.server";
import { CHECKOUT_FORM_ID, ESTIMATE } from "~/house/forms/checkout-names";
import { formProblem } from "~/house/forms/form-problem.server";
import { QUOTE_DONE } from "~/house/forms/quote-names";
import { unlisted } from "~/house/ui/head/page-title";
import { orderInForm, quoteCheckoutValidator } from "~/ordering/checkout/checkout-form";
import { isOrderKey } from "~/ordering/orders/order";
import { knownContact } from "~/ordering/orders/services/order-customer.server";
import { newOrderKey } from "~/ordering/orders/services/placing.server";
import { OrderQuotePage } from "~/ordering/quotes/page/order-quote-page";
import { quoteState } from "~/ordering/quotes/quote";
import { quoteOrderReply } from "~/ordering/quotes/quote-order-reply.server";
import { isOrderable } from "~/ordering/quotes/quote-price";
import { orderQuote } from "~/ordering/quotes/services/quote-orders.server";
import { quoteToday, requireQuote } from "~/ordering/quotes/services/quotes.server";
import { quotePathOf } from "~/provider/account-pages/page/quotes-words";

export const meta = unlisted<typeof loader>(({ data }) =>
  data ? `Order quote ${data.quote.number}` : "Order a quote",
);

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
  if (form.has(ESTIMATE)) return formProblem({ formId, answers, status: 200 }, { key });
  if (error) return formProblem({ formId, answers, fieldErrors: error.fieldErrors }, { key });
  try {
    const order = { ...orderInForm(data, key), quote: quote.number };
    const placed = await orderQuote(order, { user, signal: request.signal });
    if (placed.outcome === "placed") return redirect(`/orders/${placed.link}?placed`, 303);
    if (placed.outcome === "over") return notOrdered(quote.number);
    if (placed.outcome === "unknown") throw notFound("Your account has no such quote");
    return quoteOrderReply(placed, { answers, key, newKey: newOrderKey });
  } catch (failure) {
    return formProblem({ formId, answers, ...problemOf(failure) }, { key });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function OrderQuote() {
  return <OrderQuotePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}
