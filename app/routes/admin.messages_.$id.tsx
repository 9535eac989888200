import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { sendsMail } from "~/house/mail/services/mail.server";
import { unlisted } from "~/house/ui/head/page-title";
import {
  ANSWER_FORM_ID,
  answerValidator,
  INBOX_DONE,
  INBOX_FIELDS,
  type InboxNotice,
  MAILED,
  MARK_FORM_ID,
  readDeletion,
  readInboxNotice,
  readMark,
} from "~/office/messages/inbox-form";
import { MessagePage } from "~/office/messages/page/message-page";
import { answerMessage, deleteMessage, findMessage, markMessage } from "~/office/messages/services/inbox.server";
import { auditLog } from "~/provider/auth/audit-log.server";
import { requireStaff, type SignedInUser } from "~/provider/auth/guards.server";

export const meta = unlisted<typeof loader>(({ data, error }) =>
  error || !data ? "Problem" : `Message from ${data.message.name}`,
);

export const headers = privatePage;

const NO_SUCH_MESSAGE = "There is no message at this address";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "messages");
  const message = await orUpstreamProblem(findMessage(params.id ?? ""));
  if (!message) throw notFound(NO_SUCH_MESSAGE);
  const notice = readInboxNotice(new URL(request.url).searchParams);
  return json({ message, isSending: sendsMail(), notice }, { headers: NOT_CACHED });
}

const PROBLEMS = {
  changed: {
    status: 409,
    problem:
      "The message was answered or marked in the meantime, so your change was not made. The page shows its current state.",
  },
  "no-mail": {
    status: 422,
    problem: "No mail can be sent to this address, so nothing was done. Answer in another way and mark it as answered.",
  },
} as const;

const doneOf = (id: string, notice: InboxNotice) => redirect(`/admin/messages/${id}?${INBOX_DONE}=${notice}`, 303);

interface Handling {
  readonly admin: SignedInUser["user"];
  readonly id: string;
}

async function mark({ admin, id }: Handling, form: URLSearchParams) {
  const marking = readMark(form);
  if (!marking) throw httpError(400, "This page has no such form, so nothing was changed.");
  try {
    const outcome = await markMessage(admin.id, id, marking);
    if (outcome === "unknown") throw notFound(NO_SUCH_MESSAGE);
    if (outcome !== "done") return formProblem({ formId: MARK_FORM_ID, ...PROBLEMS[outcome] });
  } catch (failure) {
    return formProblem({ formId: MARK_FORM_ID, ...problemOf(failure) });
  }
  if (marking.state === "answered") auditLog("message.answered", { by: admin.email });
  else if (marking.was === "answered") auditLog("message.reopened", { by: admin.email });
  return doneOf(id, marking.state);
}

async function answer({ admin, id }: Handling, form: URLSearchParams) {
  const { data, error, submittedData: answers } = await answerValidator.validate(form);
  const posted = { formId: ANSWER_FORM_ID, answers };
  if (error) return formProblem({ ...posted, fieldErrors: error.fieldErrors });
  try {
    const outcome = await answerMessage(admin.id, id, data.text);
    if (outcome === "unknown") throw notFound(NO_SUCH_MESSAGE);
    if (outcome !== "done") return formProblem({ ...posted, ...PROBLEMS[outcome] });
    auditLog("message.answered", { by: admin.email });
    return doneOf(id, MAILED);
  } catch (failure) {
    return formProblem({ ...posted, ...problemOf(failure) });
  }
}

async function remove({ admin, id }: Handling, isDeleted: boolean) {
  try {
    if ((await deleteMessage(admin.id, id, isDeleted)) === "unknown") throw notFound(NO_SUCH_MESSAGE);
  } catch (failure) {
    return formProblem({ formId: MARK_FORM_ID, ...problemOf(failure) });
  }
  auditLog(isDeleted ? "message.deleted" : "message.restored", { by: admin.email });
  return doneOf(id, isDeleted ? "deleted" : "restored");
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user: admin } = await requireStaff(request, "messages");
  const handling = { admin, id: params.id ?? "" };
  const isDeleted = readDeletion(form);
  if (isDeleted !== null) return remove(handling, isDeleted);
  return form.has(INBOX_FIELDS.text) ? answer(handling, form) : mark(handling, form);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Message() {
  return <MessagePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
