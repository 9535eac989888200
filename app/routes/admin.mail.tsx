import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { readTrail } from "~/house/forms/list-query";
import { readMailForm } from "~/house/mail/outgoing-mail";
import { listMail, sendMailAgain } from "~/house/mail/services/mail.server";
import { unlisted } from "~/house/ui/head/page-title";
import { MAIL_QUERY, MailPage } from "~/office/admin/page/mail-page";
import { auditLog } from "~/provider/auth/audit-log.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Unsent mail"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "mail");
  const { searchParams } = new URL(request.url);
  const failed = searchParams.get(MAIL_QUERY.show) === MAIL_QUERY.failed;
  const trail = readTrail(searchParams, MAIL_QUERY.before, (id) => id !== "");
  const page = await orUpstreamProblem(listMail({ failed, before: trail.at(-1) ?? null }));
  return json({ page, failed, trail }, { headers: NOT_CACHED });
}

const STATUS = { done: 200, "not-failed": 409, unknown: 404, failed: 503 } as const;

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user: admin } = await requireStaff(request, "mail");
  const id = readMailForm(form);
  if (id === null) throw httpError(400, "No mail was chosen, so nothing was sent.");
  const outcome = await sendMailAgain(admin.id, id);
  if (outcome === "done") auditLog("mail.sent-again", { by: admin.email });
  return json({ outcome }, { status: STATUS[outcome], headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Mail() {
  return <MailPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
