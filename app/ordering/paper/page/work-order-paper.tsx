import { type ReactNode, useId } from "react";
import { counted } from "~/base/text/counts";
import { dayText } from "~/house/ui/kit/moment-text";
import { detailFacts } from "~/ordering/orders/order-details";
import { remakeFacts } from "~/ordering/orders/remade-words";
import type { WorkFile } from "~/ordering/orders/work-file";
import { inchWords } from "~/trade/making/hinge-words";
import { JOINERY } from "~/trade/making/joinery";
import type { WorkPage } from "../work-pages";
import { holdOf, orderWords } from "../work-words";
import { OrderPaperHeading, SheetRun } from "./paper-headings";
import { partWords, StyleWorkSheet } from "./style-work-sheet";

export type WorkOrderHead = Omit<WorkFile, "lines">;

function factsOf({ shipsOn, customer, ...order }: WorkOrderHead, { styles }: WorkPage) {
  return [
    ...remakeFacts(order),
    { term: "Ships on", text: shipsOn ? dayText(shipsOn) : "" },
    { term: "Pieces", text: String(styles.reduce((sum, { count }) => sum + count, 0)) },
    ...detailFacts(order, "names", "workshop"),
    { term: "Customer", text: customer },
    ...detailFacts(order, "delivery", "workshop"),
    ...detailFacts(order, "notes", "workshop"),
  ].filter(({ text }) => text !== "");
}

const { tenon, groove, stop, play } = JOINERY;

/** The figures behind the sawing sizes: after a change of cutters, the workshop must see what they are based on. */
const CUTTERS = `Worked out with tenons of ${inchWords(tenon)}, grooves ${inchWords(groove)} deep, and panels with ${inchWords(play.solid)} of play if they are solid and ${inchWords(play.board)} if they are boards. Center stiles and rails are tenoned into the grooves of mitered frames too, or lapped into their rabbets for glass. Glass stops are ${inchWords(stop)} thick.`;

interface WorkOrderPaperProps {
  readonly order: WorkOrderHead;
  readonly work: WorkPage;
  readonly totals: ReactNode;
  /** Whether the page shows several orders: then the names of its parts say which order they are of. */
  readonly isOneOfMany?: boolean;
}

export function WorkOrderPaper({ order, work, totals, isOneOfMany = false }: WorkOrderPaperProps) {
  const { pages, number, sheets } = work;
  const part = isOneOfMany ? partWords(number) : "";
  const hold = holdOf(order);
  return (
    <div className="text-black print:leading-snug">
      <SheetRun head={[orderWords(order), part].filter(Boolean).join(" · ")}>
        <OrderPaperHeading title="Work order" order={order} />
        {hold && <p className="mb-4 border-2 border-black px-3 py-2 text-lg font-semibold">{hold}</p>}
        {pages.length > 1 && (
          <p className="mb-4 font-semibold">
            Part {number} of {pages.length}
          </p>
        )}
        {number === 1 && (
          <>
            <dl className="mb-4 grid gap-x-10 gap-y-1 sm:grid-cols-2">
              {factsOf(order, work).map(({ term, text }) => (
                <div key={term} className="min-w-0">
                  <dt className="text-sm text-stone-600">{term}</dt>
                  <dd className="font-semibold wrap-anywhere whitespace-pre-line">{text}</dd>
                </div>
              ))}
            </dl>
            <p className="mb-6 max-w-[46em] text-sm">
              All sizes in inches, without any allowance; length runs along the grain. {CUTTERS}
            </p>
            <StyleList work={work} {...(isOneOfMany && { of: order.number })} />
            {totals}
          </>
        )}
      </SheetRun>
      {sheets.map((sheet) => (
        <StyleWorkSheet key={sheet.name} sheet={sheet} order={order} {...(isOneOfMany && { part: number })} />
      ))}
    </div>
  );
}

function StyleList({ work: { styles }, of }: { readonly work: WorkPage; readonly of?: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-6">
      <h2 id={id} className="text-2xl">
        {of === undefined ? "Styles" : `Styles of ${of}`}
      </h2>
      <ul>
        {styles.map(({ label, count }) => (
          <li key={label}>
            {label}: {counted(count, "piece")}
          </li>
        ))}
      </ul>
    </section>
  );
}
