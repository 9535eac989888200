import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { sendsMail } from "~/house/mail/services/mail.server";
import { termsShown } from "~/house/settings/services/settings.server";
import stylesheet from "~/house/styles/product.css";
import { unlisted } from "~/house/ui/head/page-title";
import { listClaims } from "~/ordering/claims/services/claims.server";
import { FILE_DONE } from "~/ordering/orders/order-file-reply";
import { findOrderFile } from "~/ordering/orders/services/order-file.server";
import { readOpened } from "~/ordering/remakes/correction";
import { RemakePage } from "~/ordering/remakes/page/remake-page";
import { remakeChoices } from "~/ordering/remakes/remade-lines";
import { CLAIM_QUERY, REMAKE_FORM_ID, REMAKE_LIMITS, remakeValidator } from "~/ordering/remakes/remake-form";
import { makeRemake, newRemakeKey } from "~/ordering/remakes/services/remakes.server";
import { auditLog } from "~/provider/auth/audit-log.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted<typeof loader>(({ data, error }) =>
  error ? "Problem" : `Make pieces of order ${data?.order.number ?? ""} again`,
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const headers = privatePage;

const NO_SUCH_ORDER = "No order has this number";

const PROBLEMS = {
  "not-now":
    "Production of the order has not begun, or it was canceled, so nothing is made again. What is wrong with an order of which nothing was made is changed in the order.",
  invalid:
    "Some of these pieces cannot be made again as the order is now. Look through them and press the button again.",
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
  const asked = new URL(request.url).searchParams.get(CLAIM_QUERY);
  const [order, claims, terms] = await Promise.all([
    orderAt(params.number),
    asked ? orUpstreamProblem(listClaims({ number: params.number ?? "" })) : null,
    termsShown(null),
  ]);
  const found = claims?.find(({ id }) => id === asked);
  const { number, state, lines, remakes } = order;
  const shown = { order: { number, state, lines, ...(remakes && { remakes }) }, terms };
  const claim = found ? { id: found.id, pieces: found.pieces } : null;
  return json({ ...shown, claim, newKey: newRemakeKey(), isMailed: sendsMail() }, { headers: NOT_CACHED });
}

type Refusal = Omit<Parameters<typeof formProblem>[0], "formId" | "answers">;

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request, REMAKE_LIMITS);
  const { user } = await requireStaff(request, "orders");
  const order = await orderAt(params.number);
  const { hasIntent, opened, pieces, moves } = readOpened(form, remakeChoices(order));
  const refuse = (refusal: Refusal) =>
    formProblem(
      { formId: REMAKE_FORM_ID, answers: { ...Object.fromEntries(form), pieces }, ...refusal },
      { opened, moves },
    );
  if (hasIntent) return refuse({ status: 200 });
  const { data, error } = await remakeValidator(order).validate(form);
  if (error) return refuse({ fieldErrors: error.fieldErrors });
  try {
    const made = await makeRemake(user.id, order.number, data);
    if (made.outcome === "unknown") throw notFound(NO_SUCH_ORDER);
    if (made.outcome !== "made") return refuse({ problem: PROBLEMS[made.outcome], status: 409 });
    auditLog("order.remade", { by: user.email });
    return redirect(`/admin/orders/${made.number}?${FILE_DONE}=remade`, 303);
  } catch (failure) {
    return refuse(problemOf(failure));
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Remake() {
  return <RemakePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
