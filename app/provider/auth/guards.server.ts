import { redirect } from "@remix-run/node";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { oncePerRequest } from "~/base/platform/request-context.server";
import { recordRefusal } from "~/house/audit/services/audit.server";
import { needsTwoFactorFirst } from "~/provider/account-pages/services/own-accounts.server";
import type { User } from "~/provider/accounts/account";
import { type AdminPart, mayOpen, type Role } from "~/provider/accounts/roles";
import type { ProviderSession } from "~/provider/client/session.server";
import { keepUnsaved } from "~/provider/unsaved/services/unsaved.server";
import { auditLog } from "./audit-log.server";
import { identityOf } from "./identity.server";
import { safeReturnPath } from "./return-path.server";
import { sessionHeaders } from "./session.server";

export const RETRY_AFTER = "5";

function pathOf(request: Request): string | null {
  const { pathname, search } = new URL(request.url);
  return safeReturnPath(`${pathname}${search}`);
}

/**
 * Sends a visitor to sign in and then back here, where what they typed into a form waits. `ended`: they were signed in
 * until now.
 */
export async function redirectToLogin(request: Request, ended: boolean): Promise<Response> {
  const { session, signedIn } = await identityOf(request);
  const path = pathOf(request);
  const unsaved = path && (await keepUnsaved(request, path, signedIn?.email ?? null));
  session.unset("signedIn");
  if (unsaved) session.set("unsaved", unsaved);
  if (ended || unsaved) session.flash("loginNotice", unsaved ? "kept" : "ended");
  if (signedIn) session.set("emailHint", signedIn.email);
  if (path) session.set("returnPath", path);
  return redirect("/login", { headers: await sessionHeaders(session) });
}

export interface SignedInUser {
  readonly user: User;
  readonly session: ProviderSession;
}

/**
 * The user whom the provider confirms. Throws a redirect to the sign-in page, or 503 when the provider does not answer.
 */
export async function requireUser(request: Request): Promise<SignedInUser> {
  const { signedIn, requireCheck } = await identityOf(request);
  if (!signedIn) throw await redirectToLogin(request, false);
  const check = await requireCheck();
  if (check.status === "out") throw await redirectToLogin(request, true);
  if (check.status === "unknown") {
    const problem = "We could not check who is signed in, so nothing was shown or changed. Please try again.";
    throw httpError(503, problem, { "Retry-After": RETRY_AFTER });
  }
  return { user: check.user, session: signedIn };
}

const noteRefusal = ({ id, email }: User): Promise<void> =>
  oncePerRequest("refusal", () => {
    auditLog("access.refused", { by: email });
    return recordRefusal(id);
  });

const TWO_FACTOR_PAGE = "/account/two-factor";

const NOT_STAFF = "This page is for the people who run the shop. Your account does not have that role.";
const NOT_THIS_ROLE = "Your role does not open this page or do this. If you need it, ask an owner of the shop.";

/** The response to somebody whose role does not allow what they asked for; it is recorded. */
export async function refusalOf(user: User): Promise<Response> {
  await noteRefusal(user);
  return httpError(403, user.role === null ? NOT_STAFF : NOT_THIS_ROLE);
}

export interface SignedInStaff extends SignedInUser {
  readonly role: Role;
}

/**
 * A signed-in person whose role opens a part of the admin pages. Access is denied by default. Throws a redirect to the
 * sign-in page or to the page that sets up a second factor, 403 without the role, 503 when the provider or the database
 * does not answer.
 */
export async function requireStaff(request: Request, part: AdminPart): Promise<SignedInStaff> {
  const signedIn = await requireUser(request);
  const { id, role } = signedIn.user;
  if (role === null || !mayOpen(role, part)) throw await refusalOf(signedIn.user);
  const isLacking = oncePerRequest("two-factor-first", () => needsTwoFactorFirst(id, role));
  if (await orUpstreamProblem(isLacking)) throw redirect(TWO_FACTOR_PAGE);
  return { ...signedIn, role };
}
