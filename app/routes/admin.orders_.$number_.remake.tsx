import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { auditLog } from "~/auth/audit-log.server";
import { requireStaff } from "~/auth/guards.server";
import { listClaims } from "~/claims/services/claims.server";
import { formProblem } from "~/forms/form-problem.server";
import { sendsMail } from "~/mail/services/mail.server";
import { hasShipped } from "~/orders/order-file";
import { FILE_DONE } from "~/orders/order-file-reply";
import { findOrderFile } from "~/orders/services/order-files.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem, problemOf } from "~/platform/http-errors.server";
import { readForm } from "~/platform/posts/read-form.server";
import { RemakePage } from "~/remakes/page/remake-page";
import { remakeChoices } from "~/remakes/remade-lines";
import { CLAIM_QUERY, REMAKE_FORM_ID, REMAKE_LIMITS, type RemakeSent, remakeValidator } from "~/remakes/remake-form";
import { makeRemake, newRemakeKey } from "~/remakes/services/remakes.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: pageTitle(error ? "Problem" : `Make pieces of order ${data?.order.number ?? ""} again`) },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

const NO_SUCH_ORDER = "No order has this number";

const PROBLEMS = {
  "not-now": "The order has not shipped, or was canceled, so nothing is made again.",
  invalid: "Some of these pieces are not in the order as it is now. Look through them and press the button again.",
  again:
    "Somebody else made some of these pieces again while you had this page open. Nothing more was made. Look through them, and check the box if they are to be made once more.",
  other: "This page was sent before with other pieces. Open the order to see its remakes.",
} as const;

async function orderAt(number = "") {
  const file = await orUpstreamProblem(findOrderFile(number));
  if (!file) throw notFound(NO_SUCH_ORDER);
  return file.order;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "orders");
  const order = await orderAt(params.number);
  const asked = new URL(request.url).searchParams.get(CLAIM_QUERY);
  const claims = asked ? await orUpstreamProblem(listClaims({ number: order.number })) : null;
  const found = claims?.find(({ id }) => id === asked);
  const { number, lines, remakes } = order;
  const shown = { order: { number, lines, ...(remakes && { remakes }) }, isOpen: hasShipped(order.state) };
  const claim = found ? { id: found.id, pieces: found.pieces } : null;
  return json({ ...shown, claim, newKey: newRemakeKey(), isMailed: sendsMail() }, { headers: NOT_CACHED });
}

function answersOf(form: URLSearchParams): Readonly<Record<string, unknown>> {
  return { ...Object.fromEntries(form), pieces: form.getAll("pieces") };
}

async function answer(form: URLSearchParams, user: { id: string; email: string }, number: string, sent: RemakeSent) {
  const made = await makeRemake(user.id, number, sent);
  if (made.outcome === "unknown") throw notFound(NO_SUCH_ORDER);
  if (made.outcome !== "made") {
    const problem = PROBLEMS[made.outcome];
    return formProblem({ formId: REMAKE_FORM_ID, answers: answersOf(form), problem, status: 409 });
  }
  auditLog("order.remade", { by: user.email });
  return redirect(`/admin/orders/${made.number}?${FILE_DONE}=remade`, 303);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request, REMAKE_LIMITS);
  const { user } = await requireStaff(request, "orders");
  const order = await orderAt(params.number);
  const { data, error } = await remakeValidator(remakeChoices(order, order.remakes ?? [])).validate(form);
  const refused = { formId: REMAKE_FORM_ID, answers: answersOf(form) };
  if (error) return formProblem({ ...refused, fieldErrors: error.fieldErrors });
  try {
    return await answer(form, user, order.number, data);
  } catch (failure) {
    return formProblem({ ...refused, ...problemOf(failure) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Remake() {
  return <RemakePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
