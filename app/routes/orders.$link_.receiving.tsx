import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import headingFont from "~/house/styles/fonts/fraunces.woff2";
import { unlisted } from "~/house/ui/head/page-title";
import { newClaimKey } from "~/ordering/claims/services/claims.server";
import { findLinkedOrder } from "~/ordering/orders/services/orders.server";
import { ReceivingPage } from "~/ordering/receiving/page/receiving-page";
import { isUnsent, RECEIVING_NAMES, sendOrWait } from "~/ordering/receiving/receiving-form";
import { listReceivings } from "~/ordering/receiving/services/receiving.server";
import { orderToReceive, receivingReply } from "~/ordering/receiving/services/receiving-reply.server";
import { forgetSent, STORED_COPY_HEADER } from "~/ordering/receiving/stored-page";
import { pageShouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Receiving order ${data.order.number}` : "Order"));

// Named here, so that it is stored with the page.
export const links: LinksFunction = () => [
  { rel: "preload", href: headingFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export const headers = privatePage;

const placeAt = (link = "") => ({ find: () => findLinkedOrder(link), page: `/orders/${link}` });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { order, link, closed } = await orderToReceive(placeAt(params.link));
  const received = (await listReceivings(order.number)) ?? [];
  const { number, lines, events, shipment, remakes } = order;
  const known = { ...(shipment && { shipment }), ...(remakes && { remakes }) };
  const shown = { order: { number, lines, events, ...known }, link, closed, received };
  const storedAt = request.headers.has(STORED_COPY_HEADER) ? new Date().toISOString() : null;
  return json({ ...shown, storedAt, newKey: newClaimKey() }, { headers: NOT_CACHED });
}

export async function action({ request, params }: ActionFunctionArgs) {
  return receivingReply(request, placeAt(params.link));
}

/** Without signal, the page waits and sends the list later. */
export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const key = String((await request.clone().formData()).get(RECEIVING_NAMES.key));
  return sendOrWait(serverAction, () => forgetSent(params.link ?? "", key));
}

/** A list that could not be sent leaves the page as it is, because loading it again would fail too. */
export const shouldRevalidate: ShouldRevalidateFunction = (event) =>
  !isUnsent(event.actionResult) && pageShouldRevalidate(event);

export default function ReceivingRoute() {
  const reply = useActionData<typeof action>() ?? null;
  return <ReceivingPage {...useLoaderData<typeof loader>()} reply={reply} />;
}
