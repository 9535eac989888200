import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/content/brand";
import { findTier } from "~/domain/tiers";
import { formProblem } from "~/forms/form-problem.server";
import { REGISTRATION_FORM_ID, registrationValidator } from "~/forms/registration-form";
import { NOT_CACHED, PUBLIC_PAGE } from "~/platform/caching.server";
import { statusOf } from "~/platform/http-errors.server";
import { readForm } from "~/platform/read-form.server";
import { newSession, readSession, sessionHeaders } from "~/platform/session.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { register } from "~/services/registration.server";
import { endSignIn } from "~/services/sign-in.server";
import { RegistrationPage } from "~/ui/account/registration-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({
  title: "Create Your Account",
  description: `Register a trade account with ${brand.name}, in one of four tiers.`,
});

export const headers = ({ actionHeaders }: { actionHeaders: Headers }) =>
  actionHeaders.has("Cache-Control") ? NOT_CACHED : PUBLIC_PAGE;

export function loader({ request }: LoaderFunctionArgs) {
  return json({ tierId: findTier(new URL(request.url).searchParams.get("tier") ?? "")?.id ?? null });
}

/** Whoever registers signs in next, as the new account: another sign-in of this browser ends here. */
async function leaveOldSession(request: Request) {
  const signedIn = (await readSession(request)).get("signedIn");
  if (signedIn) await endSignIn(signedIn);
  const session = await newSession();
  session.flash("loginNotice", "registered");
  return sessionHeaders(session);
}

export async function action({ request }: ActionFunctionArgs) {
  const { data, error, submittedData: answers } = await registrationValidator.validate(await readForm(request));
  if (error) return formProblem({ formId: REGISTRATION_FORM_ID, fieldErrors: error.fieldErrors, answers });
  try {
    await register(data);
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure;
    return formProblem({ formId: REGISTRATION_FORM_ID, problem: failure.message, answers, status: statusOf(failure) });
  }
  const waits = findTier(data.tier)?.requiresApproval;
  return redirect(waits ? "/account/dashboard?status=pending" : "/account/dashboard", {
    headers: await leaveOldSession(request),
  });
}

export default function RegistrationRoute() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <RegistrationPage tierId={useLoaderData<typeof loader>().tierId} problem={problem} />;
}
