import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { isOver } from "~/house/capacity/order-state";
import { unlisted } from "~/house/ui/head/page-title";
import { doorsQuery, readDoorClosing, readDoorsPage } from "~/ordering/door-pages/door-forms";
import { OrderDoors } from "~/ordering/door-pages/page/order-doors";
import { doorEntries, setClosed } from "~/ordering/door-pages/services/door-pages.server";
import { OrderPage } from "~/ordering/order-pages/page/order-page";
import { orderShown } from "~/ordering/order-pages/services/order-page.server";
import { findRevisions } from "~/ordering/order-revisions/services/changes.server";
import { noticeNow, readOrderPageForm } from "~/ordering/orders/order-page-form";
import { checkOrderPagePost, orderPageAnswer } from "~/ordering/orders/services/order-answers.server";
import { actOnOrder } from "~/ordering/orders/services/order-buttons.server";
import { findOrder } from "~/ordering/orders/services/orders.server";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { requireUser } from "~/provider/auth/guards.server";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Order ${data.order.number}` : "Order"));

export const headers = privatePage;

const NO_SUCH_ORDER = "Your account has no such order";

async function ownOrder(customerId: string, number: string | undefined) {
  const found = await orUpstreamProblem(findOrder(customerId, number ?? ""));
  if (!found) throw notFound(NO_SUCH_ORDER);
  return found;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireUser(request);
  const found = await ownOrder(user.id, params.number);
  const query = new URL(request.url).searchParams;
  const shown = await orderShown(found, query, user);
  const [doors, revisions] = await orUpstreamProblem(
    Promise.all([doorEntries(found, readDoorsPage(query)), findRevisions(found.order.number)]),
  );
  const notice = noticeNow(shown.notice, revisions?.open?.state === "asked");
  return json({ ...shown, notice, doors, revisions }, { headers: NOT_CACHED });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = readOrderPageForm(form);
  const { user } = await requireUser(request);
  const press = readDoorClosing(form);
  const { order, link } = await ownOrder(user.id, params.number);
  const path = `/account/orders/${order.number}`;
  if (press) {
    if ((await orUpstreamProblem(setClosed(link, press))) === "unknown") throw notFound(NO_SUCH_ORDER);
    return redirect(`${path}${doorsQuery(readDoorsPage(new URL(request.url).searchParams))}`, 303);
  }
  if (!intent) throw httpError(400, "This page has no such button, so nothing was changed.");
  const { post, problem } = await checkOrderPagePost(intent, form);
  if (!post) return problem;
  const change = await orUpstreamProblem(actOnOrder(link, intent, post.text));
  if (change.outcome === "unknown") throw notFound(NO_SUCH_ORDER);
  return orderPageAnswer(change, post, () => path);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function AccountOrder() {
  const data = useLoaderData<typeof loader>();
  const { number, state } = data.order;
  const { title: name, to } = isOver(state) ? accountPages.ordersHistory : accountPages.ordersCurrent;
  const crumbs = [{ name, to }];
  const reply = useActionData<typeof action>() ?? null;
  const path = `/account/orders/${number}`;
  const doors = <OrderDoors {...data.doors} path={path} />;
  return <OrderPage {...data} {...{ path, isGuest: false, reply, crumbs, doors }} />;
}
