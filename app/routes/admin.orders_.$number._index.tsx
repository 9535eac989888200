import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { unmovableWords } from "~/house/capacity/unmovable";
import { sendsMail } from "~/house/mail/services/mail.server";
import { unlisted } from "~/house/ui/head/page-title";
import { OrderFilePage } from "~/office/admin/page/order-file-page";
import { WorkshopOrderPage } from "~/office/admin/page/workshop-order-page";
import { OrderWorkPlan } from "~/office/schedule/page/order-work";
import { readOrderOutlook } from "~/office/schedule/services/queue.server";
import { listClaims } from "~/ordering/claims/services/claims.server";
import { RequestedChange } from "~/ordering/order-revisions/page/requested-change";
import { findRevisions } from "~/ordering/order-revisions/services/changes.server";
import { type FileTask, type PostedFileForm, readFileForm, TERMS_FORM_ID } from "~/ordering/orders/order-file-form";
import { noticeIfStillTrue, readFileNotice } from "~/ordering/orders/order-file-reply";
import { missingAmounts } from "~/ordering/orders/order-terms-form";
import { fileDone, fileProblem } from "~/ordering/orders/services/order-answers.server";
import { changeOrderFile, findOrderFile, findOrdersAround } from "~/ordering/orders/services/order-file.server";
import { findOrderMoney } from "~/ordering/orders/services/order-money.server";
import { listOrderNotes, listWorkshopNotes } from "~/ordering/orders/services/order-notes.server";
import { isWorkshopTask, workshopFileOf } from "~/ordering/orders/work-file";
import { listReceivings } from "~/ordering/receiving/services/receiving.server";
import { mayOpen } from "~/provider/accounts/roles";
import { auditLog } from "~/provider/auth/audit-log.server";
import { refusalOf, requireStaff, type SignedInUser } from "~/provider/auth/guards.server";
import { hiddenTitles } from "~/provider/catalog/services/styles.server";

export const meta = unlisted<typeof loader>(({ params, error }) =>
  error ? "Problem" : `Order ${params.number ?? ""}, workshop`,
);

export const headers = privatePage;

const NO_SUCH_ORDER = "No order has this number";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { role, user } = await requireStaff(request, "work-orders");
  const file = await orUpstreamProblem(findOrderFile(params.number ?? ""));
  if (!file) throw notFound(NO_SUCH_ORDER);
  const { number, lines } = file.order;
  const hidden = hiddenTitles(lines.map(({ productId }) => productId));
  const notice = readFileNotice(new URL(request.url).searchParams);
  if (!mayOpen(role, "orders")) {
    const [notes, noLongerMade, around] = await Promise.all([
      orUpstreamProblem(listWorkshopNotes(number)),
      hidden,
      orUpstreamProblem(findOrdersAround(number)),
    ]);
    const shown = { work: workshopFileOf(file, user.id), around, notes, noLongerMade };
    return json({ ...shown, notice: noticeIfStillTrue(notice, file) }, { headers: NOT_CACHED });
  }
  const [claims, money, notes, received, revisions, outlook, noLongerMade, around] = await Promise.all([
    // The order is shown even if its claims cannot be loaded.
    orNullIfDown(listClaims({ number })),
    orUpstreamProblem(findOrderMoney(number)),
    orUpstreamProblem(listOrderNotes(number)),
    listReceivings(number),
    orUpstreamProblem(findRevisions(number)),
    orNullIfDown(readOrderOutlook(number)),
    hidden,
    orUpstreamProblem(findOrdersAround(number)),
  ]);
  const known = {
    file,
    around,
    received,
    notes,
    claims,
    money,
    revisions,
    outlook,
    noLongerMade,
    isMailed: sendsMail(),
    notice,
  };
  return json(known, { headers: NOT_CACHED });
}

const NOT_ALLOWED = "The current state of the order does not allow that. Nothing was changed.";
const UNPAID = "This order is not paid yet, so its production was not started. To start it all the same, press below.";
const NO_MORE_MESSAGES =
  "The message was not saved: this order has as many messages as it can have, or this one is too long.";

async function answerTo(form: PostedFileForm, task: FileTask, admin: SignedInUser["user"], number: string) {
  const change = await changeOrderFile(admin.id, number, task);
  if (change.outcome === "done") auditLog("order.changed", { by: admin.email });
  if (change.outcome === "done") return fileDone(change.file.order.number, task);
  if (change.outcome === "unknown") throw notFound(NO_SUCH_ORDER);
  if (change.outcome === "unmovable") {
    const fieldErrors = { shipsOn: unmovableWords(change.why) };
    return fileProblem("terms" in task ? form : { ...form, formId: TERMS_FORM_ID }, { fieldErrors });
  }
  if (change.outcome === "unpriced") {
    const terms = "terms" in task ? task.terms : undefined;
    const fieldErrors = missingAmounts(terms ?? change.file.order.terms);
    return fileProblem(terms ? form : { ...form, formId: TERMS_FORM_ID }, { fieldErrors });
  }
  if (change.outcome === "unpaid") return fileProblem(form, { status: 409, problem: UNPAID });
  if (task.kind === "message") return fileProblem(form, { status: 409, problem: NO_MORE_MESSAGES });
  const isStale = change.outcome === "changed" && change.file.revision !== task.revision;
  return isStale
    ? fileProblem(form, { status: 409 }, task.revision)
    : fileProblem(form, { status: 409, problem: NOT_ALLOWED });
}

/** @throws Response 403 if the form does something that the workshop may not do */
async function requireWorkshopTask(form: PostedFileForm | null, user: SignedInUser["user"], number: string) {
  const task = form?.task ?? null;
  if (form?.isShipment && !task) return;
  const file = task && (await orUpstreamProblem(findOrderFile(number)));
  if (task && !file) throw notFound(NO_SUCH_ORDER);
  if (!task || !file || !isWorkshopTask(task, file, user.id)) throw await refusalOf(user);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const { user: admin, role } = await requireStaff(request, "work-orders");
  const form = await readFileForm(posted);
  if (!mayOpen(role, "orders")) await requireWorkshopTask(form, admin, params.number ?? "");
  if (!form) throw httpError(400, "This page has no such form, so nothing was changed.");
  if (!form.task) return fileProblem(form, { fieldErrors: form.fieldErrors });
  try {
    return await answerTo(form, form.task, admin, params.number ?? "");
  } catch (failure) {
    return fileProblem(form, { ...problemOf(failure) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function OrderFile() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  if ("work" in data) return <WorkshopOrderPage {...data} reply={reply} />;
  const { file, revisions, outlook } = data;
  const changes = revisions && <RequestedChange order={file.order} link={file.link} revisions={revisions} />;
  return (
    <OrderFilePage
      {...data}
      reply={reply}
      workPlan={outlook && <OrderWorkPlan outlook={outlook} />}
      changes={changes}
    />
  );
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
