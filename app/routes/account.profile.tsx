import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { normalizeEmail } from "~/base/addresses/email";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { accountMeta } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { ProfileElsewhere, ProfilePage } from "~/provider/account-pages/page/profile-page";
import {
  askEmailChange,
  deleteAccount,
  findProfile,
  findSecurity,
  offersProfile,
  outsideAccountPages,
  saveProfile,
} from "~/provider/account-pages/services/own-accounts.server";
import {
  CHANGE_EMAIL,
  DELETE,
  DELETE_FORM_ID,
  deletionValidator,
  EMAIL_FORM_ID,
  emailChangeValidator,
  PROFILE_DONE,
  PROFILE_FORM_ID,
  PROFILE_INTENT,
  profileOf,
  profileValidator,
} from "~/provider/accounts/profile-form";
import { changedReply, noLinkReply, notDeletedReply, tooManyReply } from "~/provider/accounts/profile-reply.server";
import { auditLog } from "~/provider/auth/audit-log.server";
import { redirectToLogin, requireUser, type SignedInUser } from "~/provider/auth/guards.server";
import { newSession, sessionHeaders } from "~/provider/auth/session.server";

const { to: PATH } = accountPages.profile;

export const meta = accountMeta(accountPages.profile);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const signedIn = await requireUser(request);
  const { id, email, firstName, state, tier } = signedIn.user;
  const marked = await orUpstreamProblem(findProfile(id));
  if (!marked) {
    const at = (await outsideAccountPages())?.owner ?? null;
    return json({ user: { email, firstName, state, tier }, marked, at }, { headers: NOT_CACHED });
  }
  const security = await orUpstreamProblem(findSecurity(id, signedIn.session));
  const { searchParams } = new URL(request.url);
  const done = PROFILE_DONE.find((one) => searchParams.has(one)) ?? null;
  const asksCode = security?.twoFactor === "on";
  return json({ user: { email, state, tier }, marked, asksCode, done }, { headers: NOT_CACHED });
}

const managedElsewhere = () => notFound("Change your account where you sign in, not here.");

async function save(request: Request, { user }: SignedInUser, form: URLSearchParams) {
  const { data, error, submittedData: answers } = await profileValidator.validate(form);
  if (error) return formProblem({ formId: PROFILE_FORM_ID, fieldErrors: error.fieldErrors, answers });
  try {
    const outcome = await saveProfile(user.id, data.revision, profileOf(data));
    if (outcome === "ended") throw await redirectToLogin(request, true);
    if (outcome === "not-offered") throw managedElsewhere();
    if (outcome === "changed") return changedReply(answers);
    auditLog("profile.changed", { by: user.email });
    return redirect(`${PATH}?saved`, 303);
  } catch (failure) {
    return formProblem({ formId: PROFILE_FORM_ID, answers, ...problemOf(failure) });
  }
}

async function remove(request: Request, { user }: SignedInUser, form: URLSearchParams) {
  const { data, error } = await deletionValidator.validate(form);
  if (error) return formProblem({ formId: DELETE_FORM_ID, fieldErrors: error.fieldErrors });
  const outcome = await deleteAccount(user.id, data);
  if (outcome === "ended") throw await redirectToLogin(request, true);
  if (outcome === "not-offered") throw managedElsewhere();
  if (typeof outcome === "object") return tooManyReply(DELETE_FORM_ID, outcome.retryAfter);
  if (outcome !== "done") return notDeletedReply(outcome);
  auditLog("account.deleted", { by: user.email });
  const fresh = await newSession();
  fresh.flash("loginNotice", "deleted");
  return redirect("/login", { status: 303, headers: await sessionHeaders(fresh) });
}

async function changeEmail(request: Request, { user }: SignedInUser, form: URLSearchParams) {
  const { data, error, submittedData: answers } = await emailChangeValidator.validate(form);
  if (error) return formProblem({ formId: EMAIL_FORM_ID, fieldErrors: error.fieldErrors, answers });
  const { email, ...proof } = data;
  if (normalizeEmail(email) === normalizeEmail(user.email)) return noLinkReply("same-address", answers);
  const outcome = await askEmailChange(user.id, email, proof);
  if (outcome === "ended") throw await redirectToLogin(request, true);
  if (typeof outcome === "object") return tooManyReply(EMAIL_FORM_ID, outcome.retryAfter, answers);
  if (outcome !== "done") return noLinkReply(outcome, answers);
  auditLog("email.asked", { by: user.email });
  return redirect(`${PATH}?link-sent`, 303);
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const signedIn = await requireUser(request);
  if (!(await offersProfile())) throw managedElsewhere();
  const intent = form.get(PROFILE_INTENT);
  if (intent === CHANGE_EMAIL) return changeEmail(request, signedIn, form);
  return intent === DELETE ? remove(request, signedIn, form) : save(request, signedIn, form);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ProfileRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (data.marked) return <ProfilePage {...data} reply={reply} />;
  return <ProfileElsewhere {...data} />;
}
