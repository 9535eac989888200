import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { shopToday } from "~/house/calendar/shop-today";
import { formProblem } from "~/house/forms/form-problem.server";
import {
  CREDIT_FORM_ID,
  creditValidator,
  PAYMENT_FORM_ID,
  type PaymentsTask,
  paymentValidator,
  readPaymentsForm,
} from "~/house/invoices/payment-form";
import { sendsMail } from "~/house/mail/services/mail.server";
import { unlisted } from "~/house/ui/head/page-title";
import { PaymentsPage } from "~/office/admin/page/payments-region";
import { FILE_DONE, type FileNotice } from "~/ordering/orders/order-file-reply";
import { findOrderFile } from "~/ordering/orders/services/order-file.server";
import { changePayments, findOrderMoney, type PaymentsChange } from "~/ordering/orders/services/order-money.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted<typeof loader>(({ data, error }) =>
  error ? "Problem" : `Payments ${data?.file.order.number ?? ""}`,
);

export const headers = privatePage;

const NO_SUCH_ORDER = "No order has this number";

const PROBLEMS = {
  changed:
    "Somebody else recorded a payment while you had this page open, so yours was not recorded. Look at the entries before you send it again.",
  "too-much":
    "That is more than was paid, or for a credit more than the invoice comes to, so it was not recorded. Look at the entries.",
  full: "This order has as many entries as it can have. Nothing was recorded.",
  "not-due": "Nothing is overdue on this order, or it is not confirmed. Nothing was changed.",
} as const;

const NOTICES: Readonly<Record<PaymentsTask["kind"], FileNotice>> = {
  record: "recorded",
  correct: "corrected",
  credit: "credited",
  "take-back": "taken-back",
  remind: "reminded",
  invoice: "invoiced",
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "orders");
  const { number = "" } = params;
  const [found, money] = await orUpstreamProblem(Promise.all([findOrderFile(number), findOrderMoney(number)]));
  if (!found || !money) throw notFound(NO_SUCH_ORDER);
  const file = { order: found.order, link: found.link };
  return json({ file, money, isMailed: sendsMail() }, { headers: NOT_CACHED });
}

async function changeTo(number: string, actorId: string, change: PaymentsChange, answers: Record<string, unknown>) {
  const formId = change.task.kind === "credit" ? CREDIT_FORM_ID : PAYMENT_FORM_ID;
  try {
    const outcome = await changePayments(actorId, number, change);
    if (outcome === "unknown") throw notFound(NO_SUCH_ORDER);
    if (outcome === "recorded" || outcome === "known") {
      return redirect(`/admin/orders/${number}?${FILE_DONE}=${NOTICES[change.task.kind]}`, 303);
    }
    return formProblem({ formId, answers, problem: PROBLEMS[outcome], status: outcome === "too-much" ? 422 : 409 });
  } catch (failure) {
    return formProblem({ formId, answers, ...problemOf(failure) });
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user } = await requireStaff(request, "orders");
  const task = readPaymentsForm(form);
  if (!task || (task.kind === "remind" && !sendsMail())) {
    throw httpError(400, "This page has no such form, so nothing was changed.");
  }
  const number = params.number ?? "";
  if (task.kind === "credit") {
    const { data, error, submittedData: answers } = await creditValidator.validate(form);
    if (error) return formProblem({ formId: CREDIT_FORM_ID, answers, fieldErrors: error.fieldErrors });
    return changeTo(number, user.id, { task, credit: { cents: data.amount, reason: data.reason } }, answers);
  }
  if (task.kind !== "record") return changeTo(number, user.id, { task }, {});
  const validator = paymentValidator(shopToday());
  const { data, error, submittedData: answers } = await validator.validate(form);
  if (error) return formProblem({ formId: PAYMENT_FORM_ID, answers, fieldErrors: error.fieldErrors });
  return changeTo(number, user.id, { task, payment: data }, answers);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Payments() {
  return <PaymentsPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
