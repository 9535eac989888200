import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { publicPage } from "~/base/platform/cache-policy.server";
import { problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { RETURN_TO, thenBackTo } from "~/house/forms/return-to";
import { pageMeta } from "~/house/ui/head/page-meta";
import { RegistrationPage } from "~/provider/account-pages/page/registration-page";
import { asksForPassword, RegistrationRefused, register } from "~/provider/account-pages/services/registration.server";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { REGISTRATION_FORM_ID, registrationValidator } from "~/provider/accounts/registration-form";
import { auditLog } from "~/provider/auth/audit-log.server";
import { safeReturnPath } from "~/provider/auth/return-path.server";
import { newAccountHeaders } from "~/provider/auth/sign-in.server";
import { findTier } from "~/trade/pricing/tiers";

export const meta = pageMeta({
  title: "Create Your Account",
  description: `Register a trade account with ${shopFacts().name}, in one of four tiers.`,
});

export const headers = publicPage;

const returnPathOf = ({ url }: Request) => safeReturnPath(new URL(url).searchParams.get(RETURN_TO));

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const tier = findTier(searchParams.get("tier") ?? "");
  return json({ tierId: tier?.id ?? null, returnTo: returnPathOf(request), asksPassword: await asksForPassword() });
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
    const returnTo = returnPathOf(request);
    // If the address already had an account, the code signs nobody in (decision 11): the sign-in page then asks first.
    return redirect(returnTo ? thenBackTo("/login", returnTo) : dashboard, {
      headers: await newAccountHeaders(request, data.email, code),
    });
  } catch (failure) {
    if (failure instanceof RegistrationRefused) {
      return formProblem({ formId: REGISTRATION_FORM_ID, fieldErrors: failure.fieldErrors, answers });
    }
    return formProblem({ formId: REGISTRATION_FORM_ID, answers, ...problemOf(failure) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function RegistrationRoute() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <RegistrationPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
