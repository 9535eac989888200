import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { normalizeEmail } from "~/base/addresses/email";
import { shopFacts } from "~/base/brand/shop-facts";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { unlisted } from "~/house/ui/head/page-title";
import { type AcceptMethod, InvitationPage } from "~/office/people/page/invitation-page";
import { ACCEPT_FORM_ID, ACCEPT_INTENT, ACCEPT_INTENTS, invitationValidator } from "~/office/people/people-form";
import { INVITATION_DAYS, invitationPath, type ShownInvitation } from "~/office/people/person";
import { acceptAsNew, acceptFor, findInvitation } from "~/office/people/services/invitations.server";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { auditLog } from "~/provider/auth/audit-log.server";
import { identityOf } from "~/provider/auth/identity.server";
import { readSession, sessionHeaders } from "~/provider/auth/session.server";
import { newAccountHeaders } from "~/provider/auth/sign-in.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Invitation"));

export const headers = privatePage;

const NOT_VALID = `This invitation was used, withdrawn or replaced by a newer one, or it is older than ${INVITATION_DAYS} days. Ask the person who invited you for a new one.`;

async function invitationAt(code = ""): Promise<ShownInvitation> {
  const invitation = await orUpstreamProblem(findInvitation(code));
  if (!invitation) throw httpError(404, NOT_VALID);
  return invitation;
}

const wayAs = (own: string, invited: string): AcceptMethod => (normalizeEmail(own) === invited ? "signed-in" : "other");
const wayWithout = (isNew: boolean): AcceptMethod => (isNew ? "new" : "login");

/** The signed-in account, and how this browser can accept the invitation. */
async function wayOf(request: Request, { email, isNew }: ShownInvitation) {
  const check = await (await identityOf(request)).requireCheck();
  const user = check.status === "in" ? check.user : null;
  return { user, way: user ? wayAs(user.email, email) : wayWithout(isNew) };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const invitation = await invitationAt(params.code);
  const { user, way } = await wayOf(request, invitation);
  const { email, role } = invitation;
  return json({ email, role, way, signedInAs: user?.email ?? null }, { headers: NOT_CACHED });
}

/** Leads to the sign-in page, and from there back to the invitation. */
async function toLogin(request: Request, code: string, email: string): Promise<Response> {
  const session = await readSession(request);
  session.set("returnPath", invitationPath(code));
  session.set("emailHint", email);
  return redirect("/login", { headers: await sessionHeaders(session) });
}

async function acceptNew(request: Request, code: string, email: string, form: URLSearchParams) {
  const { data, error, submittedData: answers } = await invitationValidator.validate(form);
  if (error) return formProblem({ formId: ACCEPT_FORM_ID, answers, fieldErrors: error.fieldErrors });
  const fault = commonPasswordFault(data.password, shopFacts().name, { email, firstName: data.name });
  if (fault !== null) {
    return formProblem({ formId: ACCEPT_FORM_ID, answers, fieldErrors: { password: fault } });
  }
  const made = await acceptAsNew(code, email, data);
  if (typeof made === "string") return redirect(invitationPath(code), 303);
  auditLog("person.joined", { by: email });
  const headers = await newAccountHeaders(request, email, made.code);
  return redirect("/admin", { status: 303, headers });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const code = params.code ?? "";
  const invitation = await invitationAt(code);
  const { user, way } = await wayOf(request, invitation);
  if (form.get(ACCEPT_INTENT) === ACCEPT_INTENTS.signIn) return toLogin(request, code, invitation.email);
  try {
    if (way === "new") return await acceptNew(request, code, invitation.email, form);
    if (way !== "signed-in" || !user || !(await acceptFor(code, user))) return redirect(invitationPath(code), 303);
    auditLog("person.joined", { by: user.email });
    return redirect("/admin", 303);
  } catch (failure) {
    return formProblem({ formId: ACCEPT_FORM_ID, ...problemOf(failure) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Invitation() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <InvitationPage {...useLoaderData<typeof loader>()} problem={problem} />;
}

export { ProblemBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
