import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { auditLog } from "~/auth/audit-log.server";
import { redirectToLogin, requireUser } from "~/auth/guards.server";
import { accountPages } from "~/content/pages/account-pages";
import { readTwoFactorForm, type TwoFactorForm } from "~/forms/two-factor-form";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { readForm } from "~/platform/read-form.server";
import { findSecurity } from "~/services/account-security.server";
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  type TwoFactorRefusal,
  type TwoFactorStep,
} from "~/services/two-factor.server";
import { TwoFactorPage } from "~/ui/account/two-factor-page";
import type { TwoFactorReply } from "~/ui/account/two-factor-reply";
import { accountMeta } from "~/ui/head/account-meta";

export const meta = accountMeta(accountPages.twoFactor);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { session, user } = await requireUser(request);
  const security = await orUpstreamProblem(findSecurity(session));
  return json(
    { email: user.email, isOffered: security !== null, state: security?.twoFactor ?? null },
    {
      headers: NOT_CACHED,
    },
  );
}

const STATUS: Readonly<Record<Exclude<TwoFactorRefusal, "ended">, number>> = {
  "wrong-password": 422,
  "wrong-code": 422,
  "not-possible": 409,
  "too-many": 429,
  "not-offered": 404,
  failed: 502,
};

/** Takes one step. After a wrong first code the reply includes the new secret, so the visitor can try again. */
async function take(
  form: TwoFactorForm,
  session: Parameters<typeof beginTwoFactor>[0],
): Promise<TwoFactorReply | "ended"> {
  if (form.intent === "begin") {
    const step = await beginTwoFactor(session, form.password);
    return "value" in step ? { secret: step.value } : refused(step);
  }
  if (form.intent === "confirm") {
    const step = await confirmTwoFactor(session, form.code);
    return "value" in step ? { recoveryCodes: step.value } : refused(step, form.secret);
  }
  const step = await endTwoFactor(session, form);
  return "value" in step ? { isOff: true } : refused(step);
}

function refused(
  { refusal, retryAfter }: Exclude<TwoFactorStep<never>, { readonly value: never }>,
  secret?: string,
): TwoFactorReply | "ended" {
  if (refusal === "ended") return "ended";
  return { refusal, ...(retryAfter !== undefined && { retryAfter }), ...(secret !== undefined && { secret }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const { session, user } = await requireUser(request);
  const form = readTwoFactorForm(posted);
  const reply: TwoFactorReply | "ended" = form ? await take(form, session) : { refusal: "missing" };
  if (reply === "ended") throw await redirectToLogin(request, true);
  if (reply.recoveryCodes) auditLog("two-factor.on", { by: user.email });
  if (reply.isOff) auditLog("two-factor.off", { by: user.email });
  const status = reply.refusal === undefined ? 200 : reply.refusal === "missing" ? 422 : STATUS[reply.refusal];
  const headers = { ...NOT_CACHED, ...(reply.retryAfter && { "Retry-After": String(reply.retryAfter) }) };
  return json(reply, { status, headers });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function TwoFactor() {
  return <TwoFactorPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}
