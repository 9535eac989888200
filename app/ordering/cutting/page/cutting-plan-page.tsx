import { counted } from "~/base/text/counts";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { WorkFile } from "~/ordering/orders/work-file";
import { OrderPaperHeading, SheetRun } from "~/ordering/paper/page/paper-headings";
import { PAPER_PAGE, PartLinks } from "~/ordering/paper/page/part-links";
import { PrintButton } from "~/ordering/paper/page/print-button";
import { orderWords } from "~/ordering/paper/work-words";
import type { PlanHead, PlanPage } from "../plan-pages";
import { CuttingTotals } from "./cutting-totals";
import { lengthWords, partWords, sizeText } from "./cutting-words";
import { SheetFigure } from "./sheet-figure";
import { StickFigure } from "./stick-figure";

const LINK = "button border-stone-500 hover:bg-linen";

interface CuttingPlanPageProps {
  readonly order: Pick<WorkFile, "number" | "jobName" | "placedAt" | "contentRevision">;
  readonly hold: string;
  readonly plan: { readonly head: PlanHead; readonly page: PlanPage; readonly number: number };
}

export function CuttingPlanPage({ order, hold, plan: { head, page: shown, number } }: CuttingPlanPageProps) {
  const parts = head.lastSheets.length;
  const page = `/admin/orders/${order.number}`;
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={`Cutting plan ${order.number}`}>
          <p>Where each part of this order is cut from: every sheet and every stick, and what remains of them.</p>
          {order.jobName && <p className="wrap-anywhere">Job: {order.jobName}</p>}
        </PageHeader>
        <div className="wrap space-y-6 py-8">
          <Breadcrumb
            crumbs={[
              { name: "Orders", to: "/admin/orders" },
              { name: `Order ${order.number}`, to: page },
              { name: "Work order", to: `${page}/work-order` },
            ]}
            current="Cutting plan"
          />
          <p className="flex flex-wrap gap-3">
            <PrintButton>{parts > 1 ? `Print part ${number} of ${parts}` : "Print cutting plan"}</PrintButton>
            <a href={`${page}/dxf.zip`} download className={LINK}>
              All drawings (DXF in a ZIP)
            </a>
          </p>
          <PlanParts number={number} head={head} />
        </div>
      </div>
      <div className="wrap pb-14 text-black print:p-0">
        <SheetRun head={orderWords(order)}>
          <div className="space-y-10">
            <div>
              <div className="hidden print:block">
                <OrderPaperHeading title="Cutting plan" order={order} />
              </div>
              {hold && <p className="mb-4 border-2 border-black px-3 py-2 text-lg font-semibold">{hold}</p>}
              {parts > 1 && (
                <p className="hidden font-semibold print:block">
                  Part {number} of {parts}
                </p>
              )}
              <Basis settings={head.settings} />
            </div>
            <PlanBody plan={{ head, page: shown, number }} fileOf={(sheet) => `${page}/parts.dxf?sheet=${sheet}`} />
            <PieceFiles pieces={shown.pieces} page={page} />
          </div>
        </SheetRun>
      </div>
    </>
  );
}

interface PlanBodyProps {
  readonly plan: CuttingPlanPageProps["plan"];
  /** The address of a sheet's drawing; a plan of several orders has none. */
  readonly fileOf?: (sheet: number) => string;
}

/** A page of a plan: what the first one says about all of it, the sheets, the sticks, and what is glued up. */
export function PlanBody({ plan: { head, page: shown, number }, fileOf }: PlanBodyProps) {
  return (
    <>
      {number === 1 && (
        <>
          <Problems head={head} />
          <CuttingTotals
            materials={head.materials}
            weightHundredthsLb={head.weightHundredthsLb}
            waste={head.settings.waste}
          />
        </>
      )}
      {shown.sheets.length > 0 && (
        <section aria-labelledby="sheets-heading" className="space-y-10">
          <h2 id="sheets-heading" className="text-2xl">
            Sheets
          </h2>
          {shown.sheets.map((sheet) => (
            <SheetFigure key={sheet.number} sheet={sheet} count={head.sheets} file={fileOf?.(sheet.number)} />
          ))}
        </section>
      )}
      {shown.sticks.length > 0 && (
        <section aria-labelledby="sticks-heading" className="space-y-6">
          <h2 id="sticks-heading" className="text-2xl">
            Sticks
          </h2>
          {shown.sticks.map((stick) => (
            <StickFigure key={stick.number} stick={stick} count={head.sticks} />
          ))}
        </section>
      )}
      <Glued glued={shown.glued} />
    </>
  );
}

export function Basis({ settings }: Pick<PlanHead, "settings">) {
  return (
    <p className="max-w-[46em] text-sm">
      All sizes in inches, without any allowance; length runs along the grain. Drawn with a kerf of{" "}
      {lengthWords(settings.kerf)}, and {sizeText(settings.trim)} trimmed off every edge of a sheet and both ends of a
      stick. Every cut goes through the whole piece. Parts with a grain are never turned.
    </p>
  );
}

function Problems({ head }: { readonly head: PlanHead }) {
  const { tooLarge, tooLargeCount, unsawn, unsawnCount, settings } = head;
  const stock = `Sheets are ${sizeText(settings.sheet.length)} × ${sizeText(settings.sheet.width)}, those of MDF ${sizeText(settings.mdf.length)} × ${sizeText(settings.mdf.width)}, and sticks up to ${sizeText(settings.sticks.at(-1) ?? 0)} long.`;
  return (
    <>
      {tooLargeCount > 0 && (
        <Notice tone="error" title={counted(tooLargeCount, "part is too large", "parts are too large")}>
          <p>They are not in the plan. {stock}</p>
          <ul className="mt-2 list-disc pl-5">
            {tooLarge.map(({ part, length, width }, index) => (
              // Only their order distinguishes equal parts of one piece.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                {partWords(part)} for {part.use}: needs a{" "}
                {width === null
                  ? `stick of at least ${sizeText(length)}`
                  : `sheet of at least ${sizeText(length)} × ${sizeText(width)}`}
                .
              </li>
            ))}
            {tooLargeCount > tooLarge.length && <li>And {tooLargeCount - tooLarge.length} more.</li>}
          </ul>
        </Notice>
      )}
      {unsawnCount > 0 && (
        <Notice tone="error" title="Some pieces are not in the plan">
          <p>
            They have no parts; the work order says what to do: {unsawn.join("; ")}
            {unsawnCount > unsawn.length && `; and ${unsawnCount - unsawn.length} more`}.
          </p>
        </Notice>
      )}
    </>
  );
}

/** Panels of solid wood, which come from no sheet. */
function Glued({ glued }: Pick<PlanPage, "glued">) {
  if (glued.length === 0) return null;
  return (
    <section aria-labelledby="glued-heading">
      <h2 id="glued-heading" className="mb-2 text-2xl">
        Glued up from solid wood
      </h2>
      <ul className="gap-x-10 sm:columns-2 print:columns-2">
        {glued.map((part, index) => (
          // Only their order distinguishes equal parts of one piece.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="figures break-inside-avoid border-t border-stone-300 py-1">
            <strong>{partWords(part)}</strong> for {part.use}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PieceFilesProps {
  readonly pieces: PlanPage["pieces"];
  readonly page: string;
}

function PieceFiles({ pieces, page }: PieceFilesProps) {
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby="files-heading" className="print:hidden">
      <h2 id="files-heading" className="text-2xl">
        Drawings of the parts (DXF)
      </h2>
      <p className="mt-2 max-w-[46em]">
        In inches, from behind, at the sawing size. Outlines are closed, on the layer OUTLINE; hinge cups are circles on
        the layer CUP_35MM_D13MM, those of screws and dowels on layers such as FIXING_8MM_D13MM, and handle holes on
        layers such as HANDLE_5MM_THROUGH. What is routed into the face of a one-piece door is on the layer
        FIELD_FROM_FRONT: mirror it to cut it from the front.
      </p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {pieces.map(({ key, name }) => (
          <li key={key}>
            <a href={`${page}/parts.dxf?piece=${key}`} download className="link-tall">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlanPartsProps {
  readonly number: number;
  readonly head: Pick<PlanHead, "lastSheets" | "sheets">;
}

function partText({ lastSheets, sheets }: PlanPartsProps["head"], part: number): string {
  const [first, last] = [(lastSheets[part - 2] ?? 0) + 1, lastSheets[part - 1] ?? 0];
  if (first > sheets || last < first) return `Part ${part}`;
  return first === last ? `Part ${part}, sheet ${first}` : `Part ${part}, sheets ${first} to ${last}`;
}

function PlanParts({ number, head }: PlanPartsProps) {
  const parts = head.lastSheets.map((_, index) => ({
    text: partText(head, index + 1),
    href: `?${PAPER_PAGE}=${index + 1}`,
  }));
  return <PartLinks label="Parts of the plan" parts={parts} current={number} />;
}
