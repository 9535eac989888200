import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { LRUCache } from "lru-cache";
import { write } from "~/base/database/database.server";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { env } from "~/base/platform/env.server";
import { singleton } from "~/base/platform/singleton.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { cuttingSettings } from "~/house/settings/services/settings.server";
import type { WorkFile } from "~/ordering/orders/work-file";
import { revisionWords } from "~/ordering/paper/work-words";
import { type PlanHead, type PlanPage, pageOfSheet } from "../plan-pages";
import { jobText, type OrderTotals } from "../planning.server";
import { findPlanPage, findPlanPages, storePlan } from "../stored/cutting-plans.server";
import { inTime, PLANNER, sharedWork, worked } from "./planner.server";

const UNAVAILABLE = "The plan of this order could not be read";
const REPLACED = "The plan of this order was just made again. Please open this page again.";

type PlannedOrder = Pick<WorkFile, "number" | "contentRevision" | "lines">;

const program = () =>
  singleton("planner-program", () => (env().mode === "production" ? readFileSync(PLANNER, "utf8") : ""));

/** What a plan is made from, as a hash: also the program, so that another release makes it again. */
export const hashOf = (...parts: readonly unknown[]) =>
  createHash("sha256")
    .update(JSON.stringify([program(), ...parts]))
    .digest("hex");

const making = sharedWork<readonly string[]>("plans-in-progress");

interface StoredPlan {
  readonly number: string;
  readonly basis: string;
  readonly head: PlanHead;
}

async function makePlan({ number, lines }: PlannedOrder, basis: string): Promise<readonly string[]> {
  const job = jobText({ kind: "plan", settings: await cuttingSettings() }, lines);
  const contents = (await worked(job, "slow")).toString().split("\n");
  const database = await shopDatabase();
  await write(database, (trx) => storePlan(trx, { number, basis }, contents, Date.now()));
  return contents;
}

/** The plan of an order with the owner's current settings; made if it is not stored. */
async function planOf(order: PlannedOrder): Promise<StoredPlan> {
  const { number, contentRevision, lines } = order;
  const plan = { number, basis: hashOf(contentRevision, lines, await cuttingSettings()) };
  const stored = await orUnavailable(UNAVAILABLE, findPlanPage((await shopDatabase()).db, plan, 0));
  if (stored !== null) return { ...plan, head: JSON.parse(stored) as PlanHead };
  const { basis } = plan;
  const [head = ""] = await orUnavailable(
    UNAVAILABLE,
    making(basis, () => makePlan(order, basis)),
  );
  return { ...plan, head: JSON.parse(head) as PlanHead };
}

async function pageOf(plan: StoredPlan, page: number): Promise<string> {
  const content = await orUnavailable(UNAVAILABLE, findPlanPage((await shopDatabase()).db, plan, page));
  if (content === null) throw new UpstreamFailure(REPLACED, "down");
  return content;
}

export interface PlanShown {
  readonly head: PlanHead;
  readonly page: PlanPage;
  readonly number: number;
}

/**
 * A page of an order's cutting plan; a page after the last counts as the last. The plan of a large order takes seconds
 * to make, once for each revision and for each change of the settings. Throws UpstreamFailure.
 */
export async function planPage(order: PlannedOrder, requested: number): Promise<PlanShown> {
  const plan = await planOf(order);
  const number = Math.min(requested, plan.head.lastSheets.length);
  return { head: plan.head, page: JSON.parse(await pageOf(plan, number)) as PlanPage, number };
}

/** The drawing of a planned sheet; empty if the plan has no such sheet. Throws UpstreamFailure. */
export async function sheetDrawing(order: PlannedOrder, number: number): Promise<string> {
  const plan = await planOf(order);
  const page = pageOfSheet(plan.head, number);
  if (page === null) return "";
  const job = { kind: "sheet", title: revisionWords(order), number } as const;
  return (await worked(jobText(job, order.lines, [await pageOf(plan, page)]), "quick")).toString();
}

/**
 * The drawing of the parts of a row, or of all parts if no row is named; empty if the order has no such row. Throws
 * UpstreamFailure.
 */
export async function partsDrawing(order: PlannedOrder, row: string | null): Promise<string> {
  const job = { kind: "parts", title: revisionWords(order), row } as const;
  return (await worked(jobText(job, order.lines), "quick")).toString();
}

/** All parts and planned sheets of an order, as drawings in one archive. Throws UpstreamFailure. */
export async function drawingsArchive(order: PlannedOrder): Promise<Buffer> {
  const plan = await planOf(order);
  const pages = await orUnavailable(UNAVAILABLE, findPlanPages((await shopDatabase()).db, plan));
  return inTime(worked(jobText({ kind: "archive", title: revisionWords(order) }, order.lines, pages), "slow"));
}

/** What an order takes of each material, with the waste that the owner sets, in percent. */
export interface OrderMaterials extends OrderTotals {
  readonly waste: number;
}

const known = singleton("order-totals", () => new LRUCache<string, OrderTotals>({ max: 200 }));

/** What an order takes of each material, without a cutting plan. Throws UpstreamFailure. */
export async function orderTotals({ lines }: Pick<PlannedOrder, "lines">): Promise<OrderMaterials> {
  const { waste } = await cuttingSettings();
  const basis = hashOf(lines);
  const work = async () =>
    JSON.parse((await worked(jobText({ kind: "totals" }, lines), "quick")).toString()) as OrderTotals;
  const totals = known.get(basis) ?? (await work());
  known.set(basis, totals);
  return { ...totals, waste };
}
