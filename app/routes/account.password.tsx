import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { WRONG_CODE } from "~/house/forms/field-rules";
import { formProblem } from "~/house/forms/form-problem.server";
import { accountMeta } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { PasswordPage } from "~/provider/account-pages/page/password-page";
import {
  changePassword,
  endOtherSessions,
  findSecurity,
  outsideAccountPages,
  type SecurityRefusal,
} from "~/provider/account-pages/services/own-accounts.server";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { END_OTHERS, PASSWORD_FORM_ID, PASSWORD_INTENT, passwordValidator } from "~/provider/accounts/password-form";
import { auditLog } from "~/provider/auth/audit-log.server";
import { redirectToLogin, requireUser } from "~/provider/auth/guards.server";
import { tooManyTries } from "~/trade/measure/waiting-time";

const { to: PATH } = accountPages.password;

export const meta = accountMeta(accountPages.password);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { session, user } = await requireUser(request);
  const security = await orUpstreamProblem(findSecurity(user.id, session));
  const done = new URL(request.url).searchParams.get("done");
  const at = (await outsideAccountPages())?.owner ?? null;
  return json({ email: user.email, security, at, done }, { headers: NOT_CACHED });
}

/** The message for each reason that a change was refused, and the form and field that show it. */
const FAULTS: Readonly<Record<Exclude<SecurityRefusal, "ended">, Parameters<typeof formProblem>[0]>> = {
  "wrong-password": { formId: PASSWORD_FORM_ID, fieldErrors: { currentPassword: "This is not your current password" } },
  "wrong-code": { formId: PASSWORD_FORM_ID, fieldErrors: { code: WRONG_CODE } },
  "not-offered": {
    formId: PASSWORD_FORM_ID,
    problem: "Change your password where you sign in, not here.",
    status: 404,
  },
  failed: {
    formId: PASSWORD_FORM_ID,
    problem: "Your password could not be changed, so the old one is still valid. Please try again.",
    status: 502,
  },
};

const weakReply = (newPassword: string) => formProblem({ formId: PASSWORD_FORM_ID, fieldErrors: { newPassword } });

async function faultReply(request: Request, fault: keyof typeof FAULTS | "ended" | { readonly retryAfter: number }) {
  if (fault === "ended") throw await redirectToLogin(request, true);
  if (typeof fault === "string") return formProblem(FAULTS[fault]);
  const { retryAfter } = fault;
  return formProblem({ formId: PASSWORD_FORM_ID, problem: tooManyTries(retryAfter), status: 429, retryAfter });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { session, user } = await requireUser(request);
  if (form.get(PASSWORD_INTENT) === END_OTHERS) {
    const ended = await endOtherSessions(user.id, session);
    if (ended !== "done") return faultReply(request, ended);
    auditLog("sessions.ended", { by: user.email });
    return redirect(`${PATH}?done=sessions`);
  }
  const { data, error } = await passwordValidator.validate(form);
  if (error) return formProblem({ formId: PASSWORD_FORM_ID, fieldErrors: error.fieldErrors });
  const { currentPassword: current, newPassword: next, code } = data;
  const fault = commonPasswordFault(next, shopFacts().name, user);
  if (fault !== null) return weakReply(fault);
  const outcome = await changePassword(user.id, session, { current, next, code });
  if (typeof outcome === "object" && "weak" in outcome) return weakReply(outcome.weak);
  if (outcome !== "done") return faultReply(request, outcome);
  auditLog("password.changed", { by: user.email });
  return redirect(`${PATH}?done=password`);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Password() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <PasswordPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
