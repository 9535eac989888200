import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { accountMeta } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { TwoFactorPage, type TwoFactorReply } from "~/provider/account-pages/page/two-factor-page";
import {
  asksTwoFactor,
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  findSecurity,
  outsideAccountPages,
  type SecurityRefusal,
} from "~/provider/account-pages/services/own-accounts.server";
import { readTwoFactorForm, type TwoFactorForm } from "~/provider/accounts/two-factor-form";
import { auditLog } from "~/provider/auth/audit-log.server";
import { redirectToLogin, requireUser } from "~/provider/auth/guards.server";

export const meta = accountMeta(accountPages.twoFactor);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { session, user } = await requireUser(request);
  const security = await orUpstreamProblem(findSecurity(user.id, session));
  const at = (await outsideAccountPages())?.owner ?? null;
  const isNeeded = security !== null && (await orUpstreamProblem(asksTwoFactor(user.role)));
  return json({ email: user.email, security, at, isNeeded }, { headers: NOT_CACHED });
}

type Refusal = SecurityRefusal | "not-possible";

const STATUS: Readonly<Record<Exclude<Refusal, "ended">, number>> = {
  "wrong-password": 422,
  "wrong-code": 422,
  "not-possible": 409,
  "not-offered": 404,
  failed: 502,
};

/** Takes one step. After a wrong first code the reply includes the new secret, so the visitor can try again. */
async function takeStep(form: TwoFactorForm, customerId: string): Promise<TwoFactorReply | "ended"> {
  if (form.intent === "begin") {
    const step = await beginTwoFactor(customerId, form.password);
    return typeof step === "object" && "secret" in step ? step : refused(step);
  }
  if (form.intent === "confirm") {
    const step = await confirmTwoFactor(customerId, form.code);
    return typeof step === "object" && "recoveryCodes" in step ? step : refused(step, form.secret);
  }
  const step = await endTwoFactor(customerId, form);
  return step === "done" ? { isOff: true } : refused(step);
}

function refused(refusal: Refusal | { readonly retryAfter: number }, secret?: string): TwoFactorReply | "ended" {
  if (refusal === "ended") return "ended";
  const said = typeof refusal === "string" ? { refusal } : { refusal: "too-many" as const, ...refusal };
  return { ...said, ...(secret !== undefined && { secret }) };
}

function statusOf({ refusal }: TwoFactorReply): number {
  if (refusal === undefined) return 200;
  if (refusal === "too-many") return 429;
  return refusal === "missing" ? 422 : STATUS[refusal];
}

export async function action({ request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const { user } = await requireUser(request);
  const form = readTwoFactorForm(posted);
  const reply: TwoFactorReply | "ended" = form ? await takeStep(form, user.id) : { refusal: "missing" };
  if (reply === "ended") throw await redirectToLogin(request, true);
  if (reply.recoveryCodes) auditLog("two-factor.on", { by: user.email });
  if (reply.isOff) auditLog("two-factor.off", { by: user.email });
  const headers = { ...NOT_CACHED, ...(reply.retryAfter && { "Retry-After": String(reply.retryAfter) }) };
  return json(reply, { status: statusOf(reply), headers });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function TwoFactor() {
  return <TwoFactorPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}
