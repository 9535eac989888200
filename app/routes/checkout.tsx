import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { publicPage } from "~/base/platform/cache-policy.server";
import { problemOf } from "~/base/platform/http-errors.server";
import { isForPage, tooManyRows } from "~/base/platform/posts/form-limits.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { shipDateOfLines } from "~/house/capacity/services/ship-dates.server";
import { CHECKOUT_INTENT, ESTIMATE, REVIEW } from "~/house/forms/checkout-names";
import { pageTitle } from "~/house/ui/head/page-title";
import {
  CHECKOUT_MESSAGES,
  checkoutValidator,
  orderInForm,
  type PostedOrder,
  readOrderLines,
} from "~/ordering/checkout/checkout-form";
import { checkoutReply, unplacedReply } from "~/ordering/checkout/checkout-reply.server";
import { CheckoutPage } from "~/ordering/checkout/page/checkout-page";
import { isOrderKey } from "~/ordering/orders/order";
import { orderRowCount } from "~/ordering/orders/order-price";
import { knownContact, orderCustomer } from "~/ordering/orders/services/order-customer.server";
import { newOrderKey, placeOrder } from "~/ordering/orders/services/placing.server";
import { MAX_POSTED_ROWS } from "~/trade/measure/piece";

export const meta: MetaFunction = () => [
  { title: pageTitle("Checkout") },
  { name: "description", content: "Send us your order: we read it and confirm it with a drawing before it is made." },
  { name: "robots", content: "noindex" },
];

export const headers = publicPage;

/** The lines of the largest order are sent as JSON in one field. */
const CHECKOUT_LIMITS = { bytes: 1280 * 1024, size: { fields: 100, index: 0 } };

export async function loader({ request }: LoaderFunctionArgs) {
  return json({ contact: await knownContact(request) });
}

/**
 * Refuses too many rows without JavaScript, because that response shows every row again; the response to the page's
 * script does not.
 */
function checkRows(request: Request, lines: string): void {
  if (!isForPage(request) || orderRowCount(readOrderLines(lines) ?? []) <= MAX_POSTED_ROWS) return;
  throw tooManyRows(MAX_POSTED_ROWS, "checkout");
}

async function postedOrder(form: URLSearchParams): Promise<PostedOrder> {
  const [key, lines] = [form.get("key") ?? "", form.get("lines") ?? ""];
  const ships = await shipDateOfLines(readOrderLines(lines) ?? []);
  return { lines, key: isOrderKey(key) ? key : newOrderKey(), ships };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, CHECKOUT_LIMITS);
  const order = await postedOrder(form);
  checkRows(request, order.lines);
  if (form.get(CHECKOUT_INTENT) === REVIEW) {
    if (readOrderLines(order.lines)) return checkoutReply({ order, status: 200 });
    return checkoutReply({ order, fieldErrors: { lines: CHECKOUT_MESSAGES.lines } });
  }
  const { data, error, submittedData: answers } = await checkoutValidator.validate(form);
  if (form.has(ESTIMATE)) return checkoutReply({ order, answers, status: 200 });
  if (error) return checkoutReply({ order, answers, fieldErrors: error.fieldErrors });
  try {
    const user = await orderCustomer(request);
    const sent = { ...orderInForm(data, order.key), lines: data.lines };
    const placed = await placeOrder(sent, { user, signal: request.signal });
    if (placed.outcome === "placed") return redirect(`/orders/${placed.link}?placed`, 303);
    const ships = placed.outcome === "changed" ? await shipDateOfLines(placed.lines) : (order.ships ?? null);
    return unplacedReply(placed, { order: { ...order, ships }, isGuest: !user, answers, newKey: newOrderKey });
  } catch (failure) {
    return checkoutReply({ order, answers, ...problemOf(failure) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Checkout() {
  const { contact } = useLoaderData<typeof loader>();
  return <CheckoutPage contact={contact} reply={useActionData<typeof action>() ?? null} />;
}
