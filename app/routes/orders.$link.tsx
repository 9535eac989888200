import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { unlisted } from "~/house/ui/head/page-title";
import { PlacedOrder } from "~/ordering/checkout/page/placed-order";
import { type DoorClosing, doorsQuery, readDoorClosing, readDoorsPage } from "~/ordering/door-pages/door-forms";
import { OrderDoors } from "~/ordering/door-pages/page/order-doors";
import { doorEntries, setClosed } from "~/ordering/door-pages/services/door-pages.server";
import { OrderPage } from "~/ordering/order-pages/page/order-page";
import { orderShown } from "~/ordering/order-pages/services/order-page.server";
import { EarlierOrderPage } from "~/ordering/order-revisions/page/order-revisions";
import { findEarlierOrder, findRevisions, readRevision } from "~/ordering/order-revisions/services/changes.server";
import { noticeNow, readOrderPageForm } from "~/ordering/orders/order-page-form";
import { checkOrderPagePost, orderPageAnswer } from "~/ordering/orders/services/order-answers.server";
import { actOnOrder } from "~/ordering/orders/services/order-buttons.server";
import { findLinkedOrder } from "~/ordering/orders/services/orders.server";
import { whyNotReceived } from "~/ordering/receiving/receiving";
import { useTidyDevice } from "~/ordering/receiving/stored-page";
import { currentUser } from "~/provider/auth/identity.server";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Order ${data.order.number}` : "Order"));

export const headers = privatePage;

/** The same message for a malformed, an unknown and a withdrawn secret. */
const NO_SUCH_PAGE = "There is no order at this address";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await orUpstreamProblem(findLinkedOrder(params.link ?? ""));
  if (!found) throw notFound(NO_SUCH_PAGE);
  const query = new URL(request.url).searchParams;
  const revision = readRevision(query);
  const earlier = revision === null ? null : await orUpstreamProblem(findEarlierOrder(found.link, revision));
  if (earlier) return json({ earlier, order: earlier.order }, { headers: NOT_CACHED });
  const { user, isSignedOut } = await currentUser(request);
  const shown = await orderShown(found, query, user);
  const [doors, revisions] = await orUpstreamProblem(
    Promise.all([doorEntries(found, readDoorsPage(query)), findRevisions(found.order.number)]),
  );
  const notice = noticeNow(shown.notice, revisions?.open?.state === "asked");
  return json({ ...shown, notice, doors, revisions, isGuest: isSignedOut }, { headers: NOT_CACHED });
}

/** Closes the page of a piece, or opens it again. */
async function pressOnDoor(request: Request, link: string, press: DoorClosing): Promise<never> {
  if ((await orUpstreamProblem(setClosed(link, press))) === "unknown") throw notFound(NO_SUCH_PAGE);
  throw redirect(`/orders/${link}${doorsQuery(readDoorsPage(new URL(request.url).searchParams))}`, 303);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const press = readDoorClosing(form);
  if (press) return pressOnDoor(request, params.link ?? "", press);
  const intent = readOrderPageForm(form);
  if (!intent) throw httpError(400, "This page has no such button, so nothing was changed.");
  const link = params.link ?? "";
  const { post, problem } = await checkOrderPagePost(intent, form);
  if (!post) return problem;
  const change = await orUpstreamProblem(actOnOrder(link, intent, post.text));
  if (change.outcome === "unknown") throw notFound(NO_SUCH_PAGE);
  return orderPageAnswer(change, post, (newLink = link) => `/orders/${newLink}`);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function LinkedOrder() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const { link: opened = "" } = useParams();
  useTidyDevice(whyNotReceived(data.order, Date.now()) ? opened : null);
  if ("earlier" in data) return <EarlierOrderPage {...data.earlier} />;
  const path = `/orders/${data.link}`;
  const doors = <OrderDoors {...data.doors} path={path} />;
  return (
    <>
      {data.notice === "placed" && <PlacedOrder lines={data.order.lines} />}
      <OrderPage {...data} {...{ path, reply, doors }} />
    </>
  );
}
