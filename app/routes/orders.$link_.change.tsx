import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { ORDER_FORM_LIMITS } from "~/configurator/order-form/order-form-limits";
import stylesheet from "~/house/styles/product.css";
import { unlisted } from "~/house/ui/head/page-title";
import { APPROVE, CHANGE_NAMES, readChangeId, WITHDRAW } from "~/ordering/order-revisions/change-form";
import { ChangePage } from "~/ordering/order-revisions/page/change-page";
import { changePageData } from "~/ordering/order-revisions/services/change-page.server";
import { answerOnOrder, readRevision, sendChange } from "~/ordering/order-revisions/services/changes.server";
import { DONE, type OrderNotice } from "~/ordering/orders/order-page-form";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Change order ${data.page.order.number}` : "Order"));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const headers = privatePage;

const NO_SUCH_PAGE = "There is no order at this address";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const link = params.link ?? "";
  const from = readRevision(new URL(request.url).searchParams);
  const page = await orUpstreamProblem(changePageData({ link }, { from }));
  if (!page) throw notFound(NO_SUCH_PAGE);
  return json({ page, link }, { headers: NOT_CACHED });
}

const done = (link: string, notice: OrderNotice) => redirect(`/orders/${link}?${DONE}=${notice}`, 303);

async function answered(link: string, form: URLSearchParams, decision: "approve" | "withdraw") {
  const outcome = await orUpstreamProblem(answerOnOrder({ link, id: readChangeId(form) }, decision));
  if (outcome === "unknown") throw notFound(NO_SUCH_PAGE);
  if (outcome !== "done") return done(link, "change-over");
  return done(link, decision === "approve" ? "change-approved" : "change-withdrawn");
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request, ORDER_FORM_LIMITS);
  const link = params.link ?? "";
  const pressed = form.get(CHANGE_NAMES.intent);
  if (pressed === APPROVE) return answered(link, form, "approve");
  if (pressed === WITHDRAW) return answered(link, form, "withdraw");
  const isRequest = form.get(CHANGE_NAMES.mode) === "request";
  const result = await orUpstreamProblem(sendChange({ link }, form, isRequest));
  if (result.reply) return result.reply;
  if (!result.done) throw notFound(NO_SUCH_PAGE);
  return done(link, result.done === "saved" ? "revised" : "requested");
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ChangeOrder() {
  const { page, link } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const path = `/orders/${link}`;
  return <ChangePage page={page} reply={reply} orderPath={path} path={`${path}/change`} />;
}
