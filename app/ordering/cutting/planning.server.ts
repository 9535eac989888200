import { pieceName } from "~/configurator/lines/piece-words";
import { type WorkLine, workCart } from "~/ordering/orders/work-file";
import { workOrder } from "~/ordering/paper/work-order";
import { type HeldOrder, workOrderCsv } from "~/ordering/paper/work-order-csv";
import { workPage } from "~/ordering/paper/work-pages";
import { stopsOf } from "~/ordering/paper/work-words";
import type { CuttingSettings } from "~/trade/cutting-plan/cutting-settings";
import { JOINERY } from "~/trade/making/joinery";
import { type CuttingPlan, cuttingPlan } from "./cutting-plan";
import { materialTotals, orderWeight } from "./cutting-totals";
import { cuttingView, type ShownCut } from "./cutting-view";
import { dxfArchive, partsDxf, sheetDxf } from "./dxf.server";
import { type OrderPart, orderParts, sawnPartsOf } from "./order-parts";
import { type OrderedPiece, orderedPieces } from "./ordered-piece";
import { type PlanPage, planHead, planPages } from "./plan-pages";

export type LabelCodes = Parameters<typeof workOrderCsv>[3];

/** What is worked out of an order's lines; the title is the first line of a drawing. */
export type PlanningJob =
  /** Its cutting plan: a line for its head, and one for each of its pages. */
  | { readonly kind: "plan"; readonly settings: CuttingSettings }
  | { readonly kind: "totals" }
  | { readonly kind: "work"; readonly page: number }
  | { readonly kind: "work-csv"; readonly order: HeldOrder; readonly codes: LabelCodes }
  | { readonly kind: "parts"; readonly title: string; readonly row: string | null }
  | { readonly kind: "sheet"; readonly title: string; readonly number: number }
  | { readonly kind: "archive"; readonly title: string };

/** A job as text, with those pages of the stored plan that it needs. */
export const jobText = (job: PlanningJob, lines: readonly WorkLine[], pages: readonly string[] = []): string =>
  [JSON.stringify({ ...job, lines }), ...pages].join("\n");

function planText(pieces: readonly OrderedPiece[], settings: CuttingSettings, stops: string): string {
  const parts = orderParts(pieces, JOINERY);
  const plan = cuttingPlan(parts, settings);
  const materials = materialTotals(parts, plan.sheets);
  const view = cuttingView({ pieces, parts, plan, materials, settings, weightHundredthsLb: orderWeight(pieces) });
  const pages = planPages(view);
  return [planHead(view, pages, stops), ...pages].map((one) => JSON.stringify(one)).join("\n");
}

function sheetsIn(pages: readonly string[], pieces: readonly OrderedPiece[]): CuttingPlan["sheets"] {
  const known = new Map<number, readonly OrderPart[]>();
  const partOf = ({ part: { of } }: ShownCut): OrderPart => {
    const piece = pieces[of.piece];
    const parts = known.get(of.piece) ?? (piece ? sawnPartsOf(piece, JOINERY) : []);
    known.set(of.piece, parts);
    const part = parts[of.part];
    if (!part) throw new Error("the plan is of another order");
    return part;
  };
  return pages.flatMap((page) =>
    (JSON.parse(page) as PlanPage).sheets.map((sheet) => ({
      ...sheet,
      cuts: sheet.cuts.map((cut) => ({ ...cut, part: partOf(cut) })),
    })),
  );
}

/** The answer to a job; empty if the order has nothing of the kind. */
export function answerTo(text: string): string | Uint8Array {
  const [head = "", ...pages] = text.split("\n");
  const { lines, ...job } = JSON.parse(head) as PlanningJob & { readonly lines: readonly WorkLine[] };
  const cart = workCart(lines);
  const pieces = orderedPieces(cart);
  switch (job.kind) {
    case "plan":
      return planText(pieces, job.settings, stopsOf(workOrder(cart, JOINERY)));
    case "work":
      return JSON.stringify(workPage(workOrder(cart, JOINERY), job.page));
    case "work-csv":
      return workOrderCsv(job.order, workOrder(cart, JOINERY), pieceName, job.codes);
    case "totals":
      return JSON.stringify({
        materials: materialTotals(orderParts(pieces, JOINERY)),
        weightHundredthsLb: orderWeight(pieces),
      });
    case "parts": {
      const wanted = pieces.filter(({ key }) => job.row === null || key === job.row);
      const parts = orderParts(wanted, JOINERY);
      return parts.length > 0 ? partsDxf(parts, job.title) : "";
    }
    case "sheet": {
      const sheet = sheetsIn(pages, pieces).find(({ number }) => number === job.number);
      return sheet ? sheetDxf(sheet, job.title) : "";
    }
    case "archive":
      return dxfArchive(orderParts(pieces, JOINERY), { sheets: sheetsIn(pages, pieces) }, job.title);
  }
}
