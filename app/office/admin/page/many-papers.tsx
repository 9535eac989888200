import { type ReactNode, useEffect, useId } from "react";
import { afterPaint } from "~/base/browser/after-paint";
import { counted } from "~/base/text/counts";
import { Button } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Basis, PlanBody } from "~/ordering/cutting/page/cutting-plan-page";
import { CuttingTotals } from "~/ordering/cutting/page/cutting-totals";
import { JointCutTables } from "~/ordering/cutting/page/joint-cut-list";
import { type LeftOut, leftOutText } from "~/ordering/orders/chosen-orders";
import { orderCart } from "~/ordering/orders/order";
import { piecesOf } from "~/ordering/orders/order-price";
import { labelMarks } from "~/ordering/orders/remade-words";
import { workCart } from "~/ordering/orders/work-file";
import { FIRST_LABEL, LABELS_PER_SHEET } from "~/ordering/paper/label";
import { FirstLabel, LABEL_HINT, LabelSheets } from "~/ordering/paper/page/label-sheets";
import { SheetRun } from "~/ordering/paper/page/paper-headings";
import { PAPER_PAGE, PartLinks } from "~/ordering/paper/page/part-links";
import { PrintButton } from "~/ordering/paper/page/print-button";
import { WorkOrderPaper } from "~/ordering/paper/page/work-order-paper";
import { revisionWords } from "~/ordering/paper/work-words";
import type { JointCutPart, JointPlan, ManyLabels, PaperPart, WholeWorkOrder } from "../many-papers";
import { ORDER_CRUMBS } from "./change-form";

/** The field of the buttons that print: the page that they open prints itself, once. */
export const PRINT_NOW = "print";

/** The papers that the workshop has of several orders, by the end of their address. */
export const ONE_PAPER = [
  ["cutting-plan", "cutting plan"],
  ["work-orders", "work orders"],
  ["labels", "labels"],
] as const;

function usePrintNow(): void {
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has(PRINT_NOW)) afterPaint(() => window.print());
  }, []);
}

interface ManyPapersPageProps {
  readonly title: string;
  readonly left: readonly LeftOut[];
  readonly part: PaperPart;
  /** The query that names the orders. */
  readonly search: string;
  /** What is said below the title, and other papers of the same orders. */
  readonly about?: ReactNode;
  /** Nothing if there is nothing to print. */
  readonly children: ReactNode;
}

/** The papers of several orders, one after the other; they are printed at once. */
export function ManyPapersPage({ title, left, part, search, about, children }: ManyPapersPageProps) {
  usePrintNow();
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={title} crumbs={ORDER_CRUMBS} />
        <div className="wrap space-y-4 py-4">
          {about}
          {left.length > 0 && <Notice tone="info" title={`Left out: ${leftOutText(left)}.`} />}
          {children ? (
            <PrintButton>{part.parts > 1 ? `Print part ${part.number} of ${part.parts}` : "Print"}</PrintButton>
          ) : (
            <p className="font-serif text-2xl">Nothing is left to print.</p>
          )}
          <PartLinks
            label="Parts"
            parts={Array.from({ length: part.parts }, (_, index) => ({
              text: `Part ${index + 1}`,
              href: `?${partSearch(search, index + 1)}`,
            }))}
            current={part.number}
          />
        </div>
      </div>
      {children}
    </>
  );
}

function partSearch(search: string, part: number): string {
  const query = new URLSearchParams(search);
  query.delete(PRINT_NOW);
  query.set(PAPER_PAGE, String(part));
  return query.toString();
}

/** Each order begins on a new page. */
export function WorkOrders({ papers }: { readonly papers: readonly WholeWorkOrder[] }) {
  return papers.map(({ order, pages, needed }, index) => (
    <div key={order.number} className={index > 0 ? "break-before-page" : undefined}>
      {pages.map((work) => (
        <div key={work.number} className={work.number > 1 ? "break-before-page" : undefined}>
          <WorkOrderPaper
            order={order}
            work={work}
            totals={<CuttingTotals {...needed} of={order.number} />}
            isOneOfMany
          />
        </div>
      ))}
    </div>
  ));
}

/** The labels of several orders on common sheets. */
export function ManyLabelSheets({
  labels: { papers, origin },
  first,
}: {
  readonly labels: ManyLabels;
  readonly first: number;
}) {
  return (
    <LabelSheets
      of={papers.map(({ order, codes }) => {
        const lines = workCart(order.lines);
        return {
          cart: orderCart(lines),
          job: order.jobName,
          order: revisionWords(order),
          passports: { codes, origin },
          marks: labelMarks({ lines, ...(order.remake && { remake: order.remake }) }),
        };
      })}
      first={first}
    />
  );
}

/** Where the labels begin on their first sheet. */
export function FirstLabelForm({ search, first }: { readonly search: string; readonly first: number }) {
  const id = useId();
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== FIRST_LABEL && name !== PRINT_NOW);
  return (
    <form method="get" className="flex flex-wrap items-end gap-4">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <FirstLabel key={first} id={id} name={FIRST_LABEL} defaultValue={first} />
      <Button type="submit" look="outline">
        Show labels
      </Button>
      <p id={`${id}-hint`} className="max-w-[46em] text-sm text-stone-600">
        {LABEL_HINT}
      </p>
    </form>
  );
}

/** How many labels there are, and how many sheets they take. */
export function labelsText({ papers }: Pick<ManyLabels, "papers">, first: number): string {
  const labels = papers.reduce((sum, { order }) => sum + piecesOf(workCart(order.lines)), 0);
  return `${counted(labels, "label")} on ${counted(Math.ceil((labels + first - 1) / LABELS_PER_SHEET), "sheet")} of Avery 5160.`;
}

/** What to saw for several orders, material by material. */
export function JointCutListPaper({ joint: { numbers, hold, cuts, part } }: { readonly joint: JointCutPart }) {
  return (
    <div className="text-black">
      <SheetRun head={`Cut list of ${counted(numbers.length, "order")}`}>
        <p className="paper-head mb-4 wrap-anywhere font-semibold">{numbers.join(", ")}</p>
        {hold && <p className="mb-4 border-2 border-black px-3 py-2 text-lg font-semibold">{hold}</p>}
        {part.parts > 1 && (
          <p className="mb-4 font-semibold">
            Part {part.number} of {part.parts}
          </p>
        )}
        <JointCutTables cuts={cuts} />
      </SheetRun>
    </div>
  );
}

/** One cutting plan over several orders: each part says which order it is of. */
export function JointPlanPaper({ joint: { numbers, hold, plan } }: { readonly joint: JointPlan }) {
  if (!plan) return null;
  const words = `Cutting plan of ${counted(numbers.length, "order")}`;
  return (
    <div className="text-black">
      <SheetRun head={words}>
        <div className="space-y-10">
          <div>
            <p className="paper-head mb-4 wrap-anywhere font-semibold">{numbers.join(", ")}</p>
            {hold && <p className="mb-4 border-2 border-black px-3 py-2 text-lg font-semibold">{hold}</p>}
            {plan.head.lastSheets.length > 1 && (
              <p className="hidden font-semibold print:block">
                Part {plan.number} of {plan.head.lastSheets.length}
              </p>
            )}
            <Basis settings={plan.head.settings} />
          </div>
          <PlanBody plan={plan} />
        </div>
      </SheetRun>
    </div>
  );
}
