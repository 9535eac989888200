import { useMemo } from "react";
import { inchWords } from "~/making/hinge-words";
import { JOINERY } from "~/making/workshop-joinery";
import { piecesOf } from "~/orders/order-price";
import { remakeWords } from "~/orders/remake";
import { type WorkFile, workCart } from "~/orders/work-file";
import { holdOf } from "~/paper/work-hold";
import { workOrder } from "~/paper/work-order";
import { dayText } from "~/ui/kit/moment-text";
import { OrderPaperHeading } from "./order-paper-heading";
import { StyleWorkSheet } from "./style-work-sheet";

function factsOf({ shipsOn, jobName, poNumber, customer, lines, wishes, remake }: WorkFile) {
  return [
    { term: "Remake", text: remake ? remakeWords(remake) : "" },
    { term: "Ships on", text: shipsOn ? dayText(shipsOn) : "No day set yet" },
    { term: "Pieces", text: String(piecesOf(lines)) },
    { term: "Job", text: jobName },
    { term: "PO number", text: poNumber },
    { term: "Customer", text: customer },
    { term: "Customer’s notes", text: wishes },
  ].filter(({ text }) => text !== "");
}

const { tenon, groove, play } = JOINERY;

/** The figures behind the sawing sizes: after a change of cutters, the workshop must see what they are based on. */
const CUTTERS = `Worked out with tenons of ${inchWords(tenon)}, grooves ${inchWords(groove)} deep, and panels with ${inchWords(play.solid)} of play if they are solid and ${inchWords(play.board)} if they are boards. Center stiles and rails are tenoned into the grooves of mitered frames too.`;

/** An order for the workshop: parts to saw by style and material, and the pieces to make from them. */
export function WorkOrderPaper({ order }: { readonly order: WorkFile }) {
  const styles = useMemo(() => workOrder(workCart(order.lines), JOINERY), [order.lines]);
  const hold = holdOf(order);
  return (
    <div className="text-black print:leading-snug">
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
      {styles.map((work) => (
        <StyleWorkSheet key={`${work.group.title} ${work.group.rate}`} work={work} order={order} />
      ))}
    </div>
  );
}
