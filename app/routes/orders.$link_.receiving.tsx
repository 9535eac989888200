import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { type PostedFiles, readFiles } from "~/base/platform/posts/read-files.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import { formProblem } from "~/house/forms/form-problem.server";
import headingFont from "~/house/styles/fonts/fraunces.woff2";
import { unlisted } from "~/house/ui/head/page-title";
import { photographProblem } from "~/ordering/claims/photograph";
import { newClaimKey } from "~/ordering/claims/services/claims.server";
import { DONE } from "~/ordering/orders/order-page-form";
import { findLinkedOrder } from "~/ordering/orders/services/orders.server";
import { ReceivingPage } from "~/ordering/receiving/page/receiving-page";
import { tickablesOf, whyNotReceived } from "~/ordering/receiving/receiving";
import {
  isUnsent,
  postedAnswers,
  RECEIVING_FILES,
  RECEIVING_FORM_ID,
  RECEIVING_NAMES,
  readReceiving,
  receivingFaults,
  sendOrWait,
} from "~/ordering/receiving/receiving-form";
import { listReceivings, type ReceivingOutcome, sendReceiving } from "~/ordering/receiving/services/receiving.server";
import { forgetSent, STORED_COPY_HEADER } from "~/ordering/receiving/stored-page";
import { pageShouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Receiving order ${data.order.number}` : "Order"));

// Named here, so that it is stored with the page.
export const links: LinksFunction = () => [
  { rel: "preload", href: headingFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export const headers = privatePage;

const NO_SUCH_PAGE = "There is no order at this address";
const CLOSED = "This order cannot be ticked off now, so nothing was sent. Open its page, and write us a message there.";

/** The messages for a list that was refused as a whole; the page shows again what was ticked. */
const PROBLEMS: Readonly<Record<Exclude<ReceivingOutcome["outcome"], "sent" | "refused-files" | "unknown">, string>> = {
  busy: "More photographs are being sent to the shop than it can process at one time. Please wait a minute and send the list again.",
  "not-now": "No more reports can be made for this order here. Please send us a message on the order's page.",
  other:
    "This list arrived earlier with other ticks or photographs. Open the order to see that version, or press the button again to send this one too.",
  full: "No more lists can be stored today, so this one was not. Please send us a message on the order's page.",
  invalid: "The list could not be read. Please open this page again and send it once more.",
};

const STATUS = { busy: 503, full: 503, "not-now": 409, other: 409, invalid: 422 } as const;

const BUSY_SECONDS = 60;

async function orderAt(link: string) {
  const found = await orUpstreamProblem(findLinkedOrder(link));
  if (!found) throw notFound(NO_SUCH_PAGE);
  return { ...found, closed: whyNotReceived(found.order, Date.now()) };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { order, link, closed } = await orderAt(params.link ?? "");
  const received = (await listReceivings(order.number)) ?? [];
  const { number, lines, events, shipment, remakes } = order;
  const known = { ...(shipment && { shipment }), ...(remakes && { remakes }) };
  const shown = { order: { number, lines, events, ...known }, link, closed, received };
  const storedAt = request.headers.has(STORED_COPY_HEADER) ? new Date().toISOString() : null;
  return json({ ...shown, storedAt, newKey: newClaimKey() }, { headers: NOT_CACHED });
}

/** Photographs are read only if the order can be received. */
async function admit(link: string): Promise<void> {
  const { closed } = await orderAt(link);
  if (closed) throw httpError(409, CLOSED);
  const why = await tooMany("claim");
  if (!why) return;
  const text = `${why.problem} Go back: what you ticked is still there.`;
  throw httpError(why.status, text, { "Retry-After": String(why.retryAfter) });
}

const refused = (form: URLSearchParams, refusal: Partial<Parameters<typeof formProblem>[0]>) =>
  formProblem({ formId: RECEIVING_FORM_ID, answers: postedAnswers(form), ...refusal });

async function answer(link: string, { form, files }: PostedFiles, signal: AbortSignal) {
  const { order } = await orderAt(link);
  const sent = readReceiving(form, tickablesOf(order));
  if (!sent) return refused(form, { problem: PROBLEMS.invalid });
  const fieldErrors = receivingFaults(sent, files.length);
  if (Object.keys(fieldErrors).length > 0) return refused(form, { fieldErrors });
  const done = await sendReceiving(link, order, sent, files, signal);
  if (done.outcome === "sent") {
    return redirect(`/orders/${link}?${DONE}=${done.isClaimed ? "claimed" : "received"}`, 303);
  }
  if (done.outcome === "unknown") throw notFound(NO_SUCH_PAGE);
  if (done.outcome === "refused-files") {
    return refused(form, { fieldErrors: { [RECEIVING_NAMES.photographs]: photographProblem(done.files) } });
  }
  // Pressed again, it is another list.
  if (done.outcome === "other") form.set(RECEIVING_NAMES.key, newClaimKey());
  const retryAfter = done.outcome === "busy" ? BUSY_SECONDS : undefined;
  return refused(form, { problem: PROBLEMS[done.outcome], status: STATUS[done.outcome], retryAfter });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const link = params.link ?? "";
  return readFiles(
    request,
    RECEIVING_FILES,
    () => admit(link),
    async (posted) => {
      try {
        return await answer(link, posted, request.signal);
      } catch (failure) {
        return refused(posted.form, { ...problemOf(failure) });
      }
    },
  );
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
