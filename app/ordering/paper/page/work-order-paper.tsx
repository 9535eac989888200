import { type ReactNode, useMemo } from "react";
import { dayText } from "~/house/ui/kit/moment-text";
import { piecesOf } from "~/ordering/orders/order-price";
import { remakeFacts } from "~/ordering/orders/remade-words";
import { type WorkFile, workCart } from "~/ordering/orders/work-file";
import { inchWords } from "~/trade/making/hinge-words";
import { JOINERY } from "~/trade/making/workshop-joinery";
import { holdOf } from "../work-hold";
import { type StyleWork, workOrder } from "../work-order";
import { orderWords } from "../work-words";
import { OrderPaperHeading } from "./order-paper-heading";
import { SheetRun } from "./sheet-run";
import { StyleWorkSheet } from "./style-work-sheet";

function factsOf({ shipsOn, jobName, poNumber, customer, lines, wishes, ...order }: WorkFile) {
  return [
    ...remakeFacts(order),
    { term: "Ships on", text: shipsOn ? dayText(shipsOn) : "" },
    { term: "Pieces", text: String(piecesOf(lines)) },
    { term: "Job", text: jobName },
    { term: "PO number", text: poNumber },
    { term: "Customer", text: customer },
    { term: "Customer’s notes", text: wishes },
  ].filter(({ text }) => text !== "");
}

const { tenon, groove, stop, play } = JOINERY;

/** The figures behind the sawing sizes: after a change of cutters, the workshop must see what they are based on. */
const CUTTERS = `Worked out with tenons of ${inchWords(tenon)}, grooves ${inchWords(groove)} deep, and panels with ${inchWords(play.solid)} of play if they are solid and ${inchWords(play.board)} if they are boards. Center stiles and rails are tenoned into the grooves of mitered frames too, or lapped into their rabbets for glass. Glass stops are ${inchWords(stop)} thick.`;

interface WorkOrderPaperProps {
  readonly order: WorkFile;
  /** What the order takes of each material. */
  readonly totals: ReactNode;
}

/** An order for the workshop: what it takes of each material, then each style on pages of its own. */
export function WorkOrderPaper({ order, totals }: WorkOrderPaperProps) {
  const styles = useMemo(() => workOrder(workCart(order.lines), JOINERY), [order.lines]);
  const hold = holdOf(order);
  const titles = styles.map(({ group: { title } }) => title);
  const labels = titles.map((title, index) => {
    const before = titles.slice(0, index).filter((other) => other === title).length;
    return before > 0 ? `${title} (${before + 1})` : title;
  });
  return (
    <div className="text-black print:leading-snug">
      <SheetRun head={orderWords(order)}>
        <OrderPaperHeading title="Work order" order={order} />
        {hold && <p className="mb-4 border-2 border-black px-3 py-2 text-lg font-semibold">{hold}</p>}
        <dl className="mb-4 grid gap-x-10 gap-y-1 sm:grid-cols-2">
          {factsOf(order).map(({ term, text }) => (
            <div key={term} className="min-w-0">
              <dt className="text-sm text-stone-600">{term}</dt>
              <dd className="font-semibold wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mb-6 max-w-[46em] text-sm">
          All sizes in inches, without any allowance; length runs along the grain. {CUTTERS}
        </p>
        <StyleList styles={styles} />
        {totals}
      </SheetRun>
      {styles.map((work, index) => (
        <StyleWorkSheet
          key={`${work.group.title} ${work.group.rate}`}
          work={work}
          order={order}
          label={labels[index] ?? work.group.title}
          name={`style-${index + 1}`}
        />
      ))}
    </div>
  );
}

/** The styles of the order, in the order of their pages. */
function StyleList({ styles }: { readonly styles: readonly StyleWork[] }) {
  return (
    <section aria-labelledby="styles-heading" className="mb-6">
      <h2 id="styles-heading" className="text-2xl">
        Styles
      </h2>
      <ul>
        {styles.map(({ group: { title, rate, totals } }) => (
          <li key={`${title} ${rate}`}>
            {title}: {totals.count} {totals.count === 1 ? "piece" : "pieces"}
          </li>
        ))}
      </ul>
    </section>
  );
}
