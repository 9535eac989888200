import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useParams,
} from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import headingFont from "~/house/styles/fonts/fraunces.woff2";
import { HandedOnProblem } from "~/house/ui/kit/handed-on-problem";
import { newClaimKey } from "~/ordering/claims/services/claims.server";
import { helperPart, helperPath } from "~/ordering/helper-links/helper-link";
import { helperOrder, helperReceivings, unpricedLines } from "~/ordering/helper-links/helper-order";
import { findHelpersOrder, openHelpersOrder } from "~/ordering/helper-links/services/helper-links.server";
import { ReceivingPage } from "~/ordering/receiving/page/receiving-page";
import { isUnsent, RECEIVING_NAMES, sendOrWait } from "~/ordering/receiving/receiving-form";
import { listReceivings } from "~/ordering/receiving/services/receiving.server";
import { orderToReceive, receivingReply } from "~/ordering/receiving/services/receiving-reply.server";
import { forgetSent, STORED_COPY_HEADER } from "~/ordering/receiving/stored-page";
import type { FrameHandle } from "~/storefront/layout/page/frame-handle";
import { pageShouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export const handle: FrameHandle = { isBare: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Receiving order ${data.order.number}` : "Order" },
  { name: "robots", content: "noindex" },
];

// Named here, so that it is stored with the page.
export const links: LinksFunction = () => [
  { rel: "preload", href: headingFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export const headers = privatePage;

const placeAt = (code = "") => ({ find: () => findHelpersOrder(code), page: helperPath(code) });

/** What an order's own page of receiving shows, without what a helper must not see. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { order, closed } = await orderToReceive({ find: () => openHelpersOrder(params.code ?? "") });
  const received = helperReceivings((await listReceivings(order.number)) ?? []);
  const storedAt = request.headers.has(STORED_COPY_HEADER) ? new Date().toISOString() : null;
  const shown = { order: helperOrder(order), closed, received, storedAt, newKey: newClaimKey() };
  return json(shown, { headers: NOT_CACHED });
}

export async function action({ request, params }: ActionFunctionArgs) {
  return receivingReply(request, placeAt(params.code));
}

/** Without signal, the page waits and sends the list later. */
export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const key = String((await request.clone().formData()).get(RECEIVING_NAMES.key));
  return sendOrWait(serverAction, () => forgetSent(helperPart(params.code ?? ""), key));
}

/** A list that could not be sent leaves the page as it is, because loading it again would fail too. */
export const shouldRevalidate: ShouldRevalidateFunction = (event) =>
  !isUnsent(event.actionResult) && pageShouldRevalidate(event);

export default function HelperReceiving() {
  const { code = "" } = useParams();
  const { order, ...shown } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const unpriced = { ...order, lines: unpricedLines(order.lines) };
  return <ReceivingPage {...shown} order={unpriced} link={helperPart(code)} reply={reply} />;
}

export { HandedOnProblem as ErrorBoundary };
