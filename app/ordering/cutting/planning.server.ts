import { pieceName } from "~/configurator/lines/piece-words";
import { type WorkLine, workCart } from "~/ordering/orders/work-file";
import { workOrder } from "~/ordering/paper/work-order";
import { type HeldOrder, workOrderCsv } from "~/ordering/paper/work-order-csv";
import { type WorkPage, workPage, workPages } from "~/ordering/paper/work-pages";
import { stopsOf } from "~/ordering/paper/work-words";
import type { CuttingSettings } from "~/trade/cutting-plan/cutting-settings";
import { JOINERY } from "~/trade/making/joinery";
import { type CuttingPlan, cuttingPlan } from "./cutting-plan";
import { materialTotals, orderWeight } from "./cutting-totals";
import { cuttingView, type ShownCut } from "./cutting-view";
import { dxfArchive, partsDxf, sheetDxf } from "./dxf.server";
import { jointCutList } from "./joint-cut-list";
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

/** The lines of one of several orders. */
export interface OrderLines {
  readonly number: string;
  readonly lines: readonly WorkLine[];
}

/** What is worked out of several orders at once. */
export type JointJob =
  /** One cutting plan over all of them, as text like that of one order. */
  | { readonly kind: "joint-plan"; readonly settings: CuttingSettings; readonly orders: readonly OrderLines[] }
  /** What to saw for all of them, by material. */
  | { readonly kind: "joint-cuts"; readonly orders: readonly OrderLines[] }
  /** For each of them, every page of its work order and what it takes. */
  | { readonly kind: "works"; readonly orders: readonly OrderLines[] };

/** How many parts a page of a joint plan shows: a day's plan is one page, so that it is printed at once. */
const JOINT_PARTS_A_PAGE = 4000;

/** A job as text, with those pages of the stored plan that it needs. */
export const jobText = (job: PlanningJob, lines: readonly WorkLine[], pages: readonly string[] = []): string =>
  [JSON.stringify({ ...job, lines }), ...pages].join("\n");

export const jointJobText = (job: JointJob): string => JSON.stringify(job);

interface Planning {
  readonly settings: CuttingSettings;
  readonly stops: string;
  readonly partsAPage?: number;
}

function planText(pieces: readonly OrderedPiece[], { settings, stops, partsAPage }: Planning): string {
  const parts = orderParts(pieces, JOINERY);
  const plan = cuttingPlan(parts, settings);
  const materials = materialTotals(parts, plan.sheets);
  const view = cuttingView({ pieces, parts, plan, materials, settings, weightHundredthsLb: orderWeight(pieces) });
  const pages = planPages(view, partsAPage);
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

const totalsOf = (pieces: readonly OrderedPiece[]) => ({
  materials: materialTotals(orderParts(pieces, JOINERY)),
  weightHundredthsLb: orderWeight(pieces),
});

/** What an order takes of each material, by weight and without a cutting plan. */
export type OrderTotals = ReturnType<typeof totalsOf>;

export interface WholeWork {
  readonly pages: readonly WorkPage[];
  readonly needed: OrderTotals;
}

function wholeWork({ lines }: OrderLines): WholeWork {
  const cart = workCart(lines);
  return { pages: workPages(workOrder(cart, JOINERY)), needed: totalsOf(orderedPieces(cart)) };
}

const jointPieces = (orders: readonly OrderLines[]) =>
  orders.flatMap(({ number, lines }) => orderedPieces(workCart(lines), number));

function jointPlanText({ settings, orders }: Extract<JointJob, { readonly kind: "joint-plan" }>): string {
  const stops = orders
    .map(({ number, lines }) => [number, stopsOf(workOrder(workCart(lines), JOINERY))])
    .filter(([, stop]) => stop !== "")
    .map(([number, stop]) => `${number}, ${stop}`);
  return planText(jointPieces(orders), { settings, stops: stops.join(" "), partsAPage: JOINT_PARTS_A_PAGE });
}

/** The answer to a job; empty if the order has nothing of the kind. */
export function answerTo(text: string): string | Uint8Array {
  const [head = "", ...pages] = text.split("\n");
  const asked = JSON.parse(head) as JointJob | (PlanningJob & { readonly lines: readonly WorkLine[] });
  if (asked.kind === "joint-plan") return jointPlanText(asked);
  if (asked.kind === "joint-cuts") return JSON.stringify(jointCutList(orderParts(jointPieces(asked.orders), JOINERY)));
  if (asked.kind === "works") return JSON.stringify(asked.orders.map(wholeWork));
  const { lines, ...job } = asked;
  const cart = workCart(lines);
  const pieces = orderedPieces(cart);
  switch (job.kind) {
    case "plan":
      return planText(pieces, { settings: job.settings, stops: stopsOf(workOrder(cart, JOINERY)) });
    case "work":
      return JSON.stringify(workPage(workOrder(cart, JOINERY), job.page));
    case "work-csv":
      return workOrderCsv(job.order, workOrder(cart, JOINERY), pieceName, job.codes);
    case "totals":
      return JSON.stringify(totalsOf(pieces));
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
