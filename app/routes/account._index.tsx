import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { validationError } from "remix-validated-form";
import { brand } from "~/content/brand";
import { findTier } from "~/domain/tiers";
import { REGISTRATION_FORM_ID, registrationValidator, withoutPassword } from "~/forms/registration-form";
import { NOT_CACHED, publicPage } from "~/platform/cache-policy.server";
import { statusOf } from "~/platform/http-errors.server";
import { readForm } from "~/platform/read-form.server";
import { newSession, readSession, sessionHeaders } from "~/platform/session.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { register } from "~/services/registration.server";
import { endSignIn } from "~/services/sign-in.server";
import { RegistrationPage } from "~/ui/account/registration-page";
import { pageMeta } from "~/ui/layout/page-meta";

export const meta = pageMeta({
  title: "Create Your Account",
  description: `Register a trade account with ${brand.name}, in one of four tiers.`,
});

export const headers = publicPage;

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
  const result = await registrationValidator.validate(await readForm(request));
  const answers = withoutPassword(result.submittedData);
  if (result.error) return validationError(result.error, answers, { headers: NOT_CACHED });
  try {
    await register(result.data);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    const reply = { fieldErrors: {}, formId: REGISTRATION_FORM_ID, repopulateFields: answers, problem: error.message };
    return json(reply, { status: statusOf(error), headers: NOT_CACHED });
  }
  const waits = findTier(result.data.tier)?.requiresApproval;
  return redirect(waits ? "/account/dashboard?status=pending" : "/account/dashboard", {
    headers: await leaveOldSession(request),
  });
}

export default function RegistrationRoute() {
  const reply = useActionData<typeof action>();
  const problem = reply && "problem" in reply ? reply.problem : null;
  return <RegistrationPage tierId={useLoaderData<typeof loader>().tierId} problem={problem} />;
}
