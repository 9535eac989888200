import type { MaterialTotal } from "~/ordering/cutting/cutting-totals";
import type { JointCut } from "~/ordering/cutting/joint-cut-list";
import type { PlanHead, PlanPage } from "~/ordering/cutting/plan-pages";
import type { LeftOut } from "~/ordering/orders/chosen-orders";
import type { WorkFile } from "~/ordering/orders/work-file";
import type { WorkPage } from "~/ordering/paper/work-pages";
import type { PassportCodes } from "~/ordering/passports/passport-piece";

/** Which part of the papers of several orders is shown, from 1, and how many there are. */
export interface PaperPart {
  readonly number: number;
  readonly parts: number;
}

export interface ManyPapers<Paper> {
  readonly papers: readonly Paper[];
  readonly left: readonly LeftOut[];
  readonly part: PaperPart;
}

/** A work order with all its pages, and what the order takes of each material. */
export interface WholeWorkOrder {
  readonly order: Omit<WorkFile, "lines">;
  readonly pages: readonly WorkPage[];
  readonly needed: {
    readonly materials: readonly MaterialTotal[];
    readonly weightHundredthsLb: number;
    readonly waste: number;
  };
}

export interface LabeledOrder {
  readonly order: Pick<WorkFile, "number" | "contentRevision" | "jobName" | "lines" | "remake">;
  readonly codes: PassportCodes;
}

export interface ManyLabels extends ManyPapers<LabeledOrder> {
  /** The address of the shop, with which the codes begin. */
  readonly origin: string;
}

/** Several orders that are sawn together. */
export interface SawnTogether {
  readonly numbers: readonly string[];
  readonly left: readonly LeftOut[];
  /** What must be known of some of them before they are sawn. */
  readonly hold: string;
}

/** A part of the cut list of several orders. */
export interface JointCutPart extends SawnTogether {
  readonly part: PaperPart;
  readonly cuts: readonly JointCut[];
}

export interface JointPlan extends SawnTogether {
  /** A page of the plan, from 1; `null` if no order is left to plan. */
  readonly plan: { readonly head: PlanHead; readonly page: PlanPage; readonly number: number } | null;
}

export interface DayPapers {
  /** It comes with the first part; `null` also if it would have too many pieces. */
  readonly plan: JointPlan | null;
  readonly works: ManyPapers<WholeWorkOrder>;
  readonly labels: ManyLabels;
}
