import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { listLatestDecisions } from "~/house/audit/services/audit.server";
import { unlisted } from "~/house/ui/head/page-title";
import { AccountsPage } from "~/office/admin/page/accounts-page";
import { decideAccount, listAccounts, readDecisionForm } from "~/provider/account-pages/services/approvals.server";
import { readAccountFilter } from "~/provider/accounts/account-list";
import { mayOpen } from "~/provider/accounts/roles";
import { auditLog } from "~/provider/auth/audit-log.server";
import { redirectToLogin, requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Account Management"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireStaff(request, "customers");
  const query = readAccountFilter(new URL(request.url).searchParams);
  const [shown, decisions] = await Promise.all([orUpstreamProblem(listAccounts(admin, query)), listLatestDecisions()]);
  const opensEvents = mayOpen(admin.role, "events");
  return json({ query, ...shown, decisions, opensEvents }, { headers: NOT_CACHED });
}

const STATUS = { done: 200, "decided-before": 409, unknown: 404, "not-allowed": 403, failed: 502 } as const;

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const admin = await requireStaff(request, "customers");
  const decision = readDecisionForm(form);
  if (!decision) throw httpError(400, "That was not a decision on an account, so nothing was changed.");
  const outcome = await decideAccount(decision, admin);
  if (outcome === "refused") throw await redirectToLogin(request, true);
  if (outcome === "done") auditLog(`account.${decision.decision}`, { by: admin.user.email, subject: decision.id });
  return json({ ...decision, outcome }, { status: STATUS[outcome], headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Accounts() {
  return <AccountsPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
