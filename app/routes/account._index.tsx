import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { commonPasswordFault } from "~/accounts/common-password.server";
import { RegistrationPage } from "~/accounts/page/registration-page";
import { REGISTRATION_FORM_ID, registrationValidator } from "~/accounts/registration-form";
import { asksForPassword, RegistrationRefused, register } from "~/accounts/services/registration.server";
import { auditLog } from "~/auth/audit-log.server";
import { newAccountHeaders } from "~/auth/new-account-sign-in.server";
import { shopFacts } from "~/brand/shop-facts";
import { formProblem } from "~/forms/form-problem.server";
import { publicPage } from "~/platform/cache-policy.server";
import { problemOf } from "~/platform/http-errors.server";
import { readForm } from "~/platform/posts/read-form.server";
import { tooMany } from "~/platform/rate-limits/visitor-limits.server";
import { findTier } from "~/pricing/tiers";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({
  title: "Create Your Account",
  description: `Register a trade account with ${shopFacts().name}, in one of four tiers.`,
});

export const headers = publicPage;

export async function loader({ request }: LoaderFunctionArgs) {
  const tier = findTier(new URL(request.url).searchParams.get("tier") ?? "");
  return json({ tierId: tier?.id ?? null, asksPassword: await asksForPassword() });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { data, error, submittedData: answers } = await registrationValidator(await asksForPassword()).validate(form);
  if (error) return formProblem({ formId: REGISTRATION_FORM_ID, fieldErrors: error.fieldErrors, answers });
  const fault = data.password === "" ? null : commonPasswordFault(data.password, shopFacts().name, data);
  if (fault !== null) {
    return formProblem({ formId: REGISTRATION_FORM_ID, fieldErrors: { password: fault }, answers });
  }
  const refusal = await tooMany("registration");
  if (refusal) return formProblem({ formId: REGISTRATION_FORM_ID, answers, ...refusal });
  try {
    const code = await register(data, request.signal);
    auditLog("account.registered", { by: data.email });
    const isPending = findTier(data.tier)?.requiresApproval ?? false;
    const dashboard = isPending ? "/account/dashboard?status=pending" : "/account/dashboard";
    // If the address already had an account, the code signs nobody in (decision 122).
    return redirect(dashboard, { headers: await newAccountHeaders(request, data.email, code) });
  } catch (failure) {
    if (failure instanceof RegistrationRefused) {
      return formProblem({ formId: REGISTRATION_FORM_ID, fieldErrors: failure.fieldErrors, answers });
    }
    return formProblem({ formId: REGISTRATION_FORM_ID, answers, ...problemOf(failure) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function RegistrationRoute() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <RegistrationPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
