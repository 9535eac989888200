import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { NOTE_FORM_ID, noteValidator } from "~/house/forms/note";
import { unlisted } from "~/house/ui/head/page-title";
import { NotesPage } from "~/office/admin/page/order-notes";
import { FILE_DONE, type FileNotice } from "~/ordering/orders/order-file-reply";
import { NOTE_INTENT, readNoteTask } from "~/ordering/orders/order-note";
import { findOrderFile } from "~/ordering/orders/services/order-file.server";
import { changeNotes, listOrderNotes, type NoteChange } from "~/ordering/orders/services/order-notes.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted<typeof loader>(({ data, error }) =>
  error ? "Problem" : `Internal notes on order ${data?.number ?? ""}`,
);

export const headers = privatePage;

const NO_SUCH_ORDER = "No order has this number, or it has no such note";
const FULL = "This order has reached its limit of notes, so yours was not saved.";

const NOTICES: Readonly<Record<NoteChange["kind"], FileNotice>> = {
  add: "noted",
  remove: "note-removed",
  restore: "note-restored",
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "orders");
  const { number = "" } = params;
  const [file, notes] = await orUpstreamProblem(Promise.all([findOrderFile(number), listOrderNotes(number)]));
  if (!file) throw notFound(NO_SUCH_ORDER);
  return json({ number, notes }, { headers: NOT_CACHED });
}

async function changeTo(number: string, actorId: string, change: NoteChange, answers: Record<string, unknown>) {
  try {
    const outcome = await changeNotes(actorId, number, change);
    if (outcome === "unknown") throw notFound(NO_SUCH_ORDER);
    if (outcome === "full") return formProblem({ formId: NOTE_FORM_ID, answers, problem: FULL, status: 409 });
    return redirect(`/admin/orders/${number}?${FILE_DONE}=${NOTICES[change.kind]}`, 303);
  } catch (failure) {
    return formProblem({ formId: NOTE_FORM_ID, answers, ...problemOf(failure) });
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user } = await requireStaff(request, "orders");
  const number = params.number ?? "";
  const task = readNoteTask(form);
  if (task) return changeTo(number, user.id, task, {});
  if (form.has(NOTE_INTENT)) throw httpError(400, "This page has no such form, so nothing was changed.");
  const { data, error, submittedData: answers } = await noteValidator.validate(form);
  if (error) return formProblem({ formId: NOTE_FORM_ID, answers, fieldErrors: error.fieldErrors });
  return changeTo(number, user.id, { kind: "add", ...data }, answers);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Notes() {
  return <NotesPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
