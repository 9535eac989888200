import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { validationError } from "remix-validated-form";
import { newSession, type Registered, readSession, sessionHeaders } from "~/auth/session.server";
import { endSignIn } from "~/auth/sign-in.server";
import { brand } from "~/content/brand";
import { findTier } from "~/domain/tiers";
import { REGISTRATION_FORM_ID, registrationValidator, withoutPassword } from "~/forms/registration-form";
import { NOT_CACHED, PUBLIC_PAGE } from "~/platform/caching.server";
import { statusOf } from "~/platform/http-errors.server";
import { readForm } from "~/platform/read-form.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { register } from "~/services/registration.server";
import { RegistrationPage } from "~/ui/account/registration-page";
import { pageMeta } from "~/ui/layout/page-meta";

export const meta = pageMeta({
  title: "Create Your Account",
  description: `Register a trade account with ${brand.name}, in one of four tiers.`,
});

export const headers = ({ actionHeaders }: { actionHeaders: Headers }) =>
  actionHeaders.has("Cache-Control") ? NOT_CACHED : PUBLIC_PAGE;

export function loader({ request }: LoaderFunctionArgs) {
  return json({ tierId: findTier(new URL(request.url).searchParams.get("tier") ?? "")?.id ?? null });
}

/** Whoever registers goes on as the new account: another sign-in of this browser ends here. */
async function beginAnew(request: Request, registered: Registered) {
  const signedIn = (await readSession(request)).get("signedIn");
  if (signedIn) await endSignIn(signedIn);
  const session = await newSession();
  session.set("registered", registered);
  return sessionHeaders(session);
}

export async function action({ request }: ActionFunctionArgs) {
  const result = await registrationValidator.validate(await readForm(request));
  const answers = withoutPassword(result.submittedData);
  if (result.error) return validationError(result.error, answers, { headers: NOT_CACHED });
  const { email, tier } = result.data;
  try {
    const code = await register(result.data);
    const waits = findTier(tier)?.requiresApproval ?? false;
    return redirect("/account/registered", { headers: await beginAnew(request, { email, code, waits }) });
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    const reply = { fieldErrors: {}, formId: REGISTRATION_FORM_ID, repopulateFields: answers, problem: error.message };
    return json(reply, { status: statusOf(error), headers: NOT_CACHED });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/browser/page-revalidation";

export default function RegistrationRoute() {
  const reply = useActionData<typeof action>();
  const problem = reply && "problem" in reply ? reply.problem : null;
  return <RegistrationPage tierId={useLoaderData<typeof loader>().tierId} problem={problem} />;
}
