import { useMemo } from "react";
import { NoLongerMade } from "~/configurator/lines/made-of";
import type { OrderState } from "~/house/capacity/order-state";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { dayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { detailFacts } from "~/ordering/orders/order-details";
import type { FileNotice, FileReply } from "~/ordering/orders/order-file-reply";
import type { WorkshopNote } from "~/ordering/orders/order-note";
import { piecesOf } from "~/ordering/orders/order-price";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { remakeFacts } from "~/ordering/orders/remade-words";
import { offeredPounds, SHIPMENT_FORM_ID } from "~/ordering/orders/shipment-form";
import { type WorkshopFile, workCart } from "~/ordering/orders/work-file";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { filePath, ORDER_CRUMBS, PAPER_LINK, StateForm, UndoForm, WorkshopPaperLinks } from "./change-form";
import { STEP_WORDS } from "./history-words";
import { Moment } from "./moment";
import { NotesForWorkshop } from "./order-notes";
import { ShipmentForm } from "./shipment-form";

interface WorkshopOrderPageProps {
  readonly work: WorkshopFile;
  readonly notes: readonly WorkshopNote[];
  /** The titles of its styles that are no longer made. */
  readonly noLongerMade: readonly string[];
  /** What has just been done, if that is still true. */
  readonly notice: FileNotice | null;
  readonly reply: FileReply | null;
}

/** One order as the workshop sees it: what to make, its documents and its steps; works without JavaScript. */
export function WorkshopOrderPage({ work, notes, noLongerMade, notice, reply }: WorkshopOrderPageProps) {
  const { number, lines } = work;
  const title = `Order ${number}`;
  const cart = useMemo(() => workCart(lines), [lines]);
  return (
    <>
      <PageHeader title={title} crumbs={ORDER_CRUMBS}>
        <p>
          {STATE_WORDS[work.state].label} since <Moment at={work.since} />.
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <WorkNotice work={work} notice={reply ? null : notice} reply={reply} />
        <Steps work={work} isSettling={reply !== null || notice !== null} refusedForm={reply?.formId ?? null} />
        {work.state === "shipped" && (
          <Section name="shipping" title="Shipping details" className="space-y-4">
            <Step work={work} state="shipped" refusedForm={reply?.formId ?? null} />
          </Section>
        )}
        <NotesForWorkshop notes={notes} />
        <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {factsOf(work).map(({ term, text }) => (
            <div key={term} className="min-w-0">
              <dt className="text-stone-600">{term}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-3">
          <WorkshopPaperLinks number={number} />
          <a href={`${filePath(number)}/work-order.csv`} download className={PAPER_LINK}>
            Save as spreadsheet (CSV)
          </a>
        </p>
        <NoLongerMade titles={noLongerMade} />
        <OrderDrawings lines={cart} />
      </div>
    </>
  );
}

function factsOf({ shipsOn, lines, customer, ...work }: WorkshopFile) {
  return [
    ...remakeFacts(work),
    { term: "Ships on", text: shipsOn ? dayText(shipsOn) : "No day set yet" },
    { term: "Pieces", text: String(piecesOf(lines)) },
    ...detailFacts(work, "names", "workshop"),
    { term: "Customer", text: customer },
    ...detailFacts(work, "delivery", "workshop"),
    ...detailFacts(work, "notes", "workshop"),
  ].filter(({ text }) => text !== "");
}

/** What was just done with the order, or why nothing was. */
function WorkNotice({ work, notice, reply }: Omit<WorkshopOrderPageProps, "noLongerMade" | "notes">) {
  const message = reply ?? notice;
  const ref = useFocusOnAnnounce<HTMLDivElement>(message, message !== null);
  const isNow = `Order ${work.number} is ${STATE_WORDS[work.state].label.toLowerCase()}`;
  const isStale = reply !== null && reply.staleSince !== null;
  const problem = isStale
    ? `Order ${work.number} has changed since you saw it, so your change was not made. The page shows it as it is now.`
    : reply?.problem;
  return (
    <div ref={ref} tabIndex={-1} role={problem ? "alert" : "status"}>
      {problem && <Notice tone="error" title={problem} />}
      {!problem && notice && <Notice tone="success" title={doneText(notice, isNow)} />}
    </div>
  );
}

function doneText(notice: FileNotice, isNow: string): string {
  if (notice === "shipment") return "The shipping details are saved.";
  return notice === "undone" ? `Undone. ${isNow} again.` : `${isNow}.`;
}

interface StepsProps extends Pick<WorkshopOrderPageProps, "work"> {
  /** Whether something has just been done or refused. */
  readonly isSettling: boolean;
  readonly refusedForm: string | null;
}

interface StepProps extends Omit<StepsProps, "isSettling"> {
  readonly state: OrderState;
}

/** The button for a state; for shipping, with its fields. */
function Step({ work, state, refusedForm }: StepProps) {
  const { revision, shipment } = work;
  const file = { revision, shipment, order: work };
  if (state !== "shipped") {
    return <StateForm file={file} state={state} isUnpaid={state === "in-production" && work.isUnpaid} />;
  }
  return <ShipmentForm file={file} offeredPounds={offeredPounds(workCart(work.lines))} refusedForm={refusedForm} />;
}

/** The buttons for the states that the workshop sets, and the one that undoes one's own last step. */
function Steps({ work, isSettling, refusedForm }: StepsProps) {
  const { number, revision, state, proofApprovedAt, next, undoesTo, remake, isChangePending, marks = [] } = work;
  const file = { revision, order: { number } };
  const isRefused = refusedForm?.startsWith(SHIPMENT_FORM_ID) ?? false;
  const isQuestioned = (one: OrderState) => one === "in-production" && work.isUnpaid;
  const atOnce = next.filter((one) => (!isSettling && !isQuestioned(one)) || (one === "shipped" && isRefused));
  const isUnapproved = state === "confirmed" && proofApprovedAt === null && !remake;
  if (next.length === 0 && undoesTo === null) {
    return state === "received" ? <p>Not confirmed yet: do not saw.</p> : null;
  }
  return (
    <Section name="steps" title="Steps">
      {isChangePending && (
        <p className="mt-2">A change of this order waits for an answer: ask the office before you saw.</p>
      )}
      {isUnapproved && !isChangePending && (
        <p className="mt-2">The customer has not approved the drawings yet. Ask the office before you start.</p>
      )}
      {state === "in-production" && marks.some(({ again }) => again !== undefined) && (
        <p className="mt-2">Pieces of this order are made again. Ask the office whether it ships without them.</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {atOnce.map((one) => (
          <Step key={one} work={work} state={one} refusedForm={refusedForm} />
        ))}
        {undoesTo && <UndoForm file={file} to={undoesTo} />}
      </div>
      {next
        .filter((one) => !atOnce.includes(one))
        .map((one) => (
          // Closed, so that a second click on the last step does not take the next one.
          <Disclosure key={`${one} ${revision}`} summary={`Next: ${STEP_WORDS[one].label}`}>
            {isQuestioned(one) && <p>This prepaid order is not paid yet. Start it only if the office says so.</p>}
            <Step work={work} state={one} refusedForm={refusedForm} />
          </Disclosure>
        ))}
    </Section>
  );
}
