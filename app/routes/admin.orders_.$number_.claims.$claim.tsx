import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { sendsMail } from "~/house/mail/services/mail.server";
import { unlisted } from "~/house/ui/head/page-title";
import { ClaimAnswerPage } from "~/office/admin/page/claim-answer-page";
import { CLAIM_ANSWER_FORM_ID, claimAnswerValidator } from "~/ordering/claims/claim-form";
import { answerClaim, listClaims } from "~/ordering/claims/services/claims.server";
import { FILE_DONE } from "~/ordering/orders/order-file-reply";
import { findOrderFile } from "~/ordering/orders/services/order-file.server";
import { auditLog } from "~/provider/auth/audit-log.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted<typeof loader>(({ data, error }) =>
  error ? "Problem" : `Claim about order ${data?.order.number ?? ""}`,
);

export const headers = privatePage;

const NO_SUCH_CLAIM = "No order has such a claim";

async function claimAt(number = "", id = "") {
  const claims = await orUpstreamProblem(listClaims({ number }));
  const claim = claims?.find((one) => one.id === id);
  if (!claim) throw notFound(NO_SUCH_CLAIM);
  return claim;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "orders");
  const [claim, file] = await Promise.all([
    claimAt(params.number, params.claim),
    orUpstreamProblem(findOrderFile(params.number ?? "")),
  ]);
  if (!file) throw notFound(NO_SUCH_CLAIM);
  const { number, lines } = file.order;
  return json({ order: { number, lines }, claim, isMailed: sendsMail() }, { headers: NOT_CACHED });
}

const FULL =
  "The answer was not saved: this claim has as many answers as it can have. Please send the customer a message.";

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user } = await requireStaff(request, "orders");
  const claim = await claimAt(params.number, params.claim);
  const { data, error } = await claimAnswerValidator.validate(form);
  const answers = { text: form.get("text") ?? "", settled: form.get("settled") ?? "" };
  const typed = { formId: CLAIM_ANSWER_FORM_ID, answers };
  if (error) return formProblem({ ...typed, fieldErrors: error.fieldErrors });
  try {
    const state = data.settled ? "settled" : "answered";
    const done = await answerClaim(user.id, claim.id, { state, text: data.text });
    if (done === "answered") auditLog("claim.answered", { by: user.email });
    if (done === "answered") return redirect(`/admin/orders/${params.number}?${FILE_DONE}=claim`, 303);
    if (done === "unknown") throw notFound(NO_SUCH_CLAIM);
    return formProblem({ ...typed, problem: FULL, status: 409 });
  } catch (failure) {
    return formProblem({ ...typed, ...problemOf(failure) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ClaimAnswer() {
  return <ClaimAnswerPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
