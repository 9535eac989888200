import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { env } from "~/base/platform/env.server";
import { orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { sendsMail } from "~/house/mail/services/mail.server";
import { unlisted } from "~/house/ui/head/page-title";
import {
  approvalPath,
  CALLER_DONE,
  CALLER_FORM_ID,
  CALLER_QUOTE,
  CALLERS_PATH,
  type CallerDone,
  type CallerTask,
  callerValidator,
  readCallerDone,
  readCallerTask,
} from "~/ordering/quotes/caller";
import { CallersPage } from "~/ordering/quotes/page/callers-page";
import { problemTexts } from "~/ordering/quotes/page/quote-words";
import { quoteState } from "~/ordering/quotes/quote";
import { QUOTE_LIMITS, readQuoteForm } from "~/ordering/quotes/quote-form.server";
import { changeCaller, listCallers, makeCallerQuote } from "~/ordering/quotes/services/callers.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Order for a caller"));

export const headers = privatePage;

const FULL = "This customer’s account has reached its limit of quotes. Ask them to delete one.";
const OVER = "This quote was ordered, withdrawn or deleted, or it has expired.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "orders");
  const found = await orUpstreamProblem(listCallers());
  const { publicOrigin } = env();
  const now = Date.now();
  const callers = found.map((made) => ({
    ...made,
    state: made.isWithdrawn ? ("withdrawn" as const) : quoteState(made, now),
    address: `${publicOrigin}${approvalPath(made.link)}`,
  }));
  const query = new URL(request.url).searchParams;
  const about = { done: readCallerDone(query), number: query.get(CALLER_QUOTE) };
  return json({ callers, isMailed: sendsMail(), ...about }, { headers: NOT_CACHED });
}

const doneWith = (what: CallerDone, number: string) =>
  redirect(`${CALLERS_PATH}?${new URLSearchParams({ [CALLER_DONE]: what, [CALLER_QUOTE]: number })}`, 303);
const DONE: Readonly<Record<CallerTask["kind"], CallerDone>> = {
  "send-again": "sent-again",
  withdraw: "withdrawn",
  restore: "restored",
};

const refused = (problems: readonly string[], status: number, answers: Readonly<Record<string, unknown>> = {}) =>
  formProblem({ formId: CALLER_FORM_ID, answers, status }, { problems });

async function make(form: URLSearchParams, actorId: string, signal: AbortSignal) {
  const { data, error, submittedData } = await callerValidator.validate(form);
  const { lines: _lines, job: _job, key: _key, ...answers } = submittedData;
  if (error) {
    const { fieldErrors } = error;
    return formProblem({ formId: CALLER_FORM_ID, answers, fieldErrors }, { problems: [] as readonly string[] });
  }
  const asked = readQuoteForm(form);
  if (!asked) return refused(problemTexts({ outcome: "unreadable" }), 422, answers);
  const { key, jobName, lines } = asked;
  const made = await makeCallerQuote({ key, jobName, lines, caller: data }, actorId, signal);
  if (made.outcome === "made") return doneWith("made", made.number);
  if (made.outcome === "full") return refused([FULL], 409, answers);
  return refused(problemTexts(made), 422, answers);
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, QUOTE_LIMITS);
  const { user } = await requireStaff(request, "orders");
  const task = readCallerTask(form);
  try {
    if (!task) return await make(form, user.id, request.signal);
    const outcome = await changeCaller(task, user.id);
    return outcome === "done" ? doneWith(DONE[task.kind], task.number) : refused([OVER], 409);
  } catch (failure) {
    const { problem, ...again } = problemOf(failure);
    return formProblem({ formId: CALLER_FORM_ID, ...again }, { problems: [problem] as readonly string[] });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function OrderForCaller() {
  const problems = useActionData<typeof action>()?.problems ?? [];
  return <CallersPage {...useLoaderData<typeof loader>()} problems={problems} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
