import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { type PostedFile, type PostedFiles, readFiles } from "~/base/platform/posts/read-files.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { NOTE_FORM_ID, noteValidator } from "~/house/forms/note";
import { unlisted } from "~/house/ui/head/page-title";
import {
  BILLING_FORM_ID,
  billingValidator,
  CERTIFICATE_FIELD,
  CERTIFICATE_FILES,
  CUSTOMER_DONE,
  type CustomerDone,
  type CustomerTask,
  ORDERS_BEFORE,
  readCustomerTask,
  readCustomerUpdate,
  TIER_FORM_ID,
} from "~/office/customers/customer-forms";
import { customerPath } from "~/office/customers/customer-list";
import { CustomerPage } from "~/office/customers/page/customer-page";
import { readCertificate } from "~/office/customers/services/certificates.server";
import {
  addNote,
  changesTiers,
  changeTier,
  findCustomer,
  saveBilling,
  setNoteRemoved,
  undoLastBilling,
} from "~/office/customers/services/customers.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted<typeof loader>(({ data, error }) => (error || !data ? "Problem" : data.customer.name));

export const headers = privatePage;

const NO_SUCH_CUSTOMER = "There is no customer at this address";

const PROBLEMS = {
  stale:
    "Somebody else saved terms and tax in the meantime, so your change was not saved. Save again to replace theirs, or open the page again to see it.",
  full: "This customer has reached the limit for entries of this kind, so nothing was saved.",
} as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "customers");
  const query = new URL(request.url).searchParams;
  const customer = await orUpstreamProblem(findCustomer(params.key ?? "", query.get(ORDERS_BEFORE)));
  if (!customer) throw notFound(NO_SUCH_CUSTOMER);
  return json(
    { customer, changesTier: await changesTiers(), notice: readCustomerUpdate(query) },
    { headers: NOT_CACHED },
  );
}

/** The person who changes something about a customer. */
interface Change {
  readonly key: string;
  readonly actorId: string;
}

type Outcome = "done" | "saved" | "unknown" | keyof typeof PROBLEMS;

async function answer(formId: string, answers: Record<string, unknown>, work: Promise<Outcome>, to: string) {
  try {
    const outcome = await work;
    if (outcome === "unknown") throw notFound(NO_SUCH_CUSTOMER);
    if (outcome === "done" || outcome === "saved") return redirect(to, 303);
    return formProblem({ formId, answers, problem: PROBLEMS[outcome], status: 409 });
  } catch (failure) {
    return formProblem({ formId, answers, ...problemOf(failure) });
  }
}

const doneAt = (key: string, done: CustomerDone, note?: number) =>
  `${customerPath(key)}?${CUSTOMER_DONE.done}=${done}${note === undefined ? "" : `&${CUSTOMER_DONE.note}=${note}`}`;

async function saveNote(change: Change, form: URLSearchParams) {
  const { data, error, submittedData: answers } = await noteValidator.validate(form);
  if (error) return formProblem({ formId: NOTE_FORM_ID, answers, fieldErrors: error.fieldErrors });
  return answer(NOTE_FORM_ID, answers, addNote({ ...change, ...data }), doneAt(change.key, "noted"));
}

type Billed = Change & { readonly revision: number; readonly signal: AbortSignal };

async function saveTerms({ signal, ...change }: Billed, form: URLSearchParams, [file]: readonly PostedFile[]) {
  const { data, error, submittedData: answers } = await billingValidator.validate(form);
  const read = data?.exemption && file ? await readCertificate(file, change.actorId, signal) : null;
  const refused = read && "problem" in read ? { [CERTIFICATE_FIELD]: read.problem } : {};
  if (error || (read && "problem" in read)) {
    return formProblem({ formId: BILLING_FORM_ID, answers, fieldErrors: { ...error?.fieldErrors, ...refused } });
  }
  const saving = saveBilling(change, data, read?.certificate ?? null);
  return answer(BILLING_FORM_ID, answers, saving, doneAt(change.key, "billed"));
}

function change(by: Change, task: CustomerTask, { form, files }: PostedFiles, signal: AbortSignal) {
  const { key } = by;
  if (task.kind === "note") return saveNote(by, form);
  if (task.kind === "billing") return saveTerms({ ...by, revision: task.revision, signal }, form, files);
  if (task.kind === "undo-billing") {
    const undoing = undoLastBilling({ ...by, revision: task.revision });
    return answer(BILLING_FORM_ID, {}, undoing, doneAt(key, "unbilled"));
  }
  if (task.kind === "tier")
    return answer(TIER_FORM_ID, {}, changeTier({ ...by, tier: task.tier }), doneAt(key, "tier"));
  const isRemoved = task.kind === "remove-note";
  const setting = setNoteRemoved({ ...by, id: task.note, isRemoved });
  return answer(NOTE_FORM_ID, {}, setting, doneAt(key, isRemoved ? "removed" : "restored", task.note));
}

export async function action({ request, params }: ActionFunctionArgs) {
  async function changeBy(posted: PostedFiles) {
    const { user } = await requireStaff(request, "customers");
    const task = readCustomerTask(posted.form);
    if (!task) throw httpError(400, "This page has no such form, so nothing was changed.");
    return change({ key: params.key ?? "", actorId: user.id }, task, posted, request.signal);
  }
  if (!/^multipart\//.test(request.headers.get("Content-Type") ?? "")) {
    return changeBy({ form: await readForm(request), files: [] });
  }
  return readFiles(request, CERTIFICATE_FILES, async () => void (await requireStaff(request, "customers")), changeBy);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Customer() {
  return <CustomerPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
