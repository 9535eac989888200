import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { ORDER_FORM_LIMITS } from "~/configurator/order-form/order-form-limits";
import stylesheet from "~/house/styles/product.css";
import { unlisted } from "~/house/ui/head/page-title";
import { CHANGE_ID, CHANGE_NAMES, readChangeId, readDecision } from "~/ordering/order-revisions/change-form";
import { ChangePage } from "~/ordering/order-revisions/page/change-page";
import { OpenChange } from "~/ordering/order-revisions/page/requested-change";
import { changePageData } from "~/ordering/order-revisions/services/change-page.server";
import {
  decideOnChange,
  decisionRefused,
  findRevisions,
  sendChange,
} from "~/ordering/order-revisions/services/changes.server";
import { auditLog } from "~/provider/auth/audit-log.server";
import { requireStaff, type SignedInUser } from "~/provider/auth/guards.server";

export const meta = unlisted<typeof loader>(({ params, error }) =>
  error ? "Problem" : `Change order ${params.number ?? ""} for its customer`,
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const headers = privatePage;

const NO_SUCH_ORDER = "No order has this number";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "orders");
  const number = params.number ?? "";
  const [page, revisions] = await orUpstreamProblem(Promise.all([changePageData({ number }), findRevisions(number)]));
  if (!page || !revisions) throw notFound(NO_SUCH_ORDER);
  return json({ page, open: revisions.open }, { headers: NOT_CACHED });
}

const doneAt = (number: string) => redirect(`/admin/orders/${number}#changes`, 303);

/** @throws Response 404 */
function found<T>(value: T | null): T {
  if (value === null) throw notFound(NO_SUCH_ORDER);
  return value;
}

async function decided(number: string, form: URLSearchParams, { id: actorId, email }: SignedInUser["user"]) {
  const { decision, ...typed } = await readDecision(form);
  if (!decision) return found(await orUpstreamProblem(decisionRefused(number, typed)));
  const outcome = await orUpstreamProblem(decideOnChange({ number, id: readChangeId(form), actorId }, decision));
  if (outcome === "unknown") throw notFound(NO_SUCH_ORDER);
  if (outcome !== "done") return found(await orUpstreamProblem(decisionRefused(number, typed, outcome)));
  auditLog("order.changed", { by: email });
  return doneAt(number);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request, ORDER_FORM_LIMITS);
  const { user } = await requireStaff(request, "orders");
  const number = params.number ?? "";
  if (form.has(CHANGE_ID)) return decided(number, form, user);
  const isRequest = form.get(CHANGE_NAMES.mode) === "request";
  const result = await orUpstreamProblem(sendChange({ number, actorId: user.id }, form, isRequest));
  if (result.reply) return result.reply;
  if (!result.done) throw notFound(NO_SUCH_ORDER);
  auditLog("order.changed", { by: user.email });
  return doneAt(number);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ChangeForCaller() {
  const reply = useActionData<typeof action>() ?? null;
  const { page, open } = useLoaderData<typeof loader>();
  const orderPath = `/admin/orders/${page.order.number}`;
  const path = `${orderPath}/change`;
  return (
    <ChangePage page={page} reply={reply} orderPath={orderPath} path={path} isOffice>
      {open && <OpenChange order={page.order} change={open} path={path} />}
    </ChangePage>
  );
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
