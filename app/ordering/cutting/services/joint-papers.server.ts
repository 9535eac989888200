import { LRUCache } from "lru-cache";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { singleton } from "~/base/platform/singleton.server";
import { cuttingSettings } from "~/house/settings/services/settings.server";
import type { WorkFile } from "~/ordering/orders/work-file";
import type { JointCut } from "../joint-cut-list";
import type { PlanHead, PlanPage } from "../plan-pages";
import { jointJobText, type OrderLines, type WholeWork } from "../planning.server";
import { hashOf, type OrderMaterials, type PlanShown } from "./order-plan.server";
import { sharedWork, worked } from "./planner.server";

const UNAVAILABLE = "The plan of these orders could not be read";

type Planned = Pick<WorkFile, "number" | "contentRevision" | "lines">;

const linesOf = (orders: readonly Planned[]): readonly OrderLines[] =>
  orders.map(({ number, lines }) => ({ number, lines }));

/** In UTF-16 code units: the plan of a day is about one megabyte. */
const MOST_KEPT = 24_000_000;

/** The last joint plans, by their basis: their orders change and they are rarely asked for again, so none is stored. */
const plans = singleton("joint-plans", () => {
  const sizeCalculation = (contents: readonly string[]) => contents.reduce((sum, { length }) => sum + length, 1);
  return new LRUCache<string, readonly string[]>({ maxSize: MOST_KEPT, sizeCalculation });
});

const making = sharedWork<readonly string[]>("joint-plans-in-progress");

async function contentsOf(orders: readonly Planned[]): Promise<readonly string[]> {
  const settings = await cuttingSettings();
  const basis = hashOf("joint", orders, settings);
  const known = plans.get(basis);
  if (known) return known;
  return making(basis, async () => {
    const job = jointJobText({ kind: "joint-plan", settings, orders: linesOf(orders) });
    const contents = (await worked(job, "slow")).toString().split("\n");
    plans.set(basis, contents);
    return contents;
  });
}

/**
 * A page of one cutting plan over several orders, each part with the number of its order; a page after the last counts
 * as the last. Throws UpstreamFailure.
 */
export async function jointPlanPage(orders: readonly Planned[], requested: number): Promise<PlanShown> {
  const [head = "", ...pages] = await orUnavailable(UNAVAILABLE, contentsOf(orders));
  const number = Math.min(requested, pages.length);
  return {
    head: JSON.parse(head) as PlanHead,
    page: JSON.parse(pages[number - 1] ?? "") as PlanPage,
    number,
  };
}

/** What to saw for several orders, by material. Throws UpstreamFailure. */
export async function jointCuts(orders: readonly Planned[]): Promise<readonly JointCut[]> {
  const answer = await worked(jointJobText({ kind: "joint-cuts", orders: linesOf(orders) }), "quick");
  return JSON.parse(answer.toString()) as readonly JointCut[];
}

/** The whole work order of an order, and what it takes of each material. */
export interface WorkInFull extends Pick<WholeWork, "pages"> {
  readonly needed: OrderMaterials;
}

/** The whole work orders of several orders, in their order. Throws UpstreamFailure. */
export async function workInFull(orders: readonly Planned[]): Promise<readonly WorkInFull[]> {
  if (orders.length === 0) return [];
  const { waste } = await cuttingSettings();
  const answer = await worked(jointJobText({ kind: "works", orders: linesOf(orders) }), "quick");
  const works = JSON.parse(answer.toString()) as readonly WholeWork[];
  return works.map(({ pages, needed }) => ({ pages, needed: { ...needed, waste } }));
}
