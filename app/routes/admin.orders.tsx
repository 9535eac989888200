import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { unlisted } from "~/house/ui/head/page-title";
import { readManyTask } from "~/office/admin/many-orders";
import type { ManyReply } from "~/office/admin/page/many-orders";
import { OrdersPage } from "~/office/admin/page/orders-page";
import { WorkshopOrdersPage } from "~/office/admin/page/workshop-orders-page";
import { chosenOrders } from "~/office/admin/services/chosen-orders.server";
import { moveOrders } from "~/office/admin/services/many-orders.server";
import { readOrderList } from "~/office/admin/services/order-list.server";
import { lateOrders } from "~/office/schedule/services/schedule.server";
import { CHOICE_PROBLEMS, readChoiceProblem, readChosen } from "~/ordering/orders/chosen-orders";
import { orderQueryOf, readOrderFilter } from "~/ordering/orders/order-filter";
import { listReceivedOrders } from "~/ordering/orders/services/order-file.server";
import { workFilterOf, workSummaryOf } from "~/ordering/orders/work-file";
import { mayOpen } from "~/provider/accounts/roles";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Orders"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "work-orders");
  const query = new URL(request.url).searchParams;
  const [filter, refused] = [readOrderFilter(query), readChoiceProblem(query)];
  if (!mayOpen(role, "orders")) {
    const ofWorkshop = workFilterOf(filter);
    const slipping = ofWorkshop.ships === "late" ? await orUpstreamProblem(lateOrders()) : [];
    const { orders, olderThan } = await orUpstreamProblem(listReceivedOrders(orderQueryOf(ofWorkshop, slipping)));
    return json({ work: orders.map(workSummaryOf), olderThan, filter: ofWorkshop, refused }, { headers: NOT_CACHED });
  }
  const shown = await orUpstreamProblem(readOrderList(filter));
  return json({ ...shown, refused }, { headers: NOT_CACHED });
}

const answer = (reply: ManyReply, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  json(reply, { status, headers: { ...NOT_CACHED, ...headers } });

/** Moves the ticked orders to a state, or undoes that. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user, role } = await requireStaff(request, "work-orders");
  const task = readManyTask(form);
  if (!task) throw httpError(400, "This page has no such form, so nothing was changed.");
  try {
    const chosen = await chosenOrders(role, readChosen(form));
    if (typeof chosen === "string") return answer({ problem: CHOICE_PROBLEMS[chosen] }, 422);
    const numbers = chosen.orders.map(({ number }) => number);
    const { left, ...done } = await moveOrders(user, numbers, task);
    return answer({ ...done, left: [...left, ...chosen.unknown] });
  } catch (failure) {
    const { problem, status, retryAfter } = problemOf(failure);
    return answer({ problem }, status, retryAfter ? { "Retry-After": String(retryAfter) } : {});
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Orders() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return "work" in data ? <WorkshopOrdersPage {...data} reply={reply} /> : <OrdersPage {...data} reply={reply} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
