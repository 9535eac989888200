import { env } from "~/base/platform/env.server";
import { countText } from "~/base/text/counts";
import { jointCuts, jointPlanPage, workInFull } from "~/ordering/cutting/services/joint-papers.server";
import { labelCodes } from "~/ordering/door-pages/services/door-pages.server";
import { type LeftOut, MOST_PLANNED, PIECES_A_PART, paperParts } from "~/ordering/orders/chosen-orders";
import type { ReceivedOrder } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import { findOrderFile } from "~/ordering/orders/services/order-file.server";
import { type WorkFile, workFileOf } from "~/ordering/orders/work-file";
import type { PackedOrder } from "~/ordering/paper/page/packing-slip";
import { readPaperPage } from "~/ordering/paper/page/part-links";
import { holdOf, stopOf } from "~/ordering/paper/work-words";
import { mayOpen, type Role } from "~/provider/accounts/roles";
import type {
  DayPapers,
  JointCutPart,
  JointPlan,
  LabeledOrder,
  ManyLabels,
  ManyPapers,
  PaperPart,
  WholeWorkOrder,
} from "../many-papers";
import type { ChosenOrders } from "./chosen-orders.server";

interface OneOfParts {
  readonly orders: readonly ReceivedOrder[];
  readonly left: readonly LeftOut[];
  readonly part: PaperPart;
}

async function filesOf(orders: readonly ReceivedOrder[]): Promise<readonly OrderFile[]> {
  const files: OrderFile[] = [];
  for (const { number } of orders) {
    const file = await findOrderFile(number);
    if (file) files.push(file);
  }
  return files;
}

const TOO_LARGE = `more than ${countText(PIECES_A_PART)} pieces: print it from its own page`;

/**
 * The orders of one part of some papers. Canceled orders are left out, and those with so many pieces that their papers
 * are pages of their own.
 */
function onePart({ orders, unknown }: ChosenOrders, query: URLSearchParams): OneOfParts {
  const canceled = orders.filter(({ state }) => state === "cancelled");
  const { parts, large } = paperParts(orders.filter(({ state }) => state !== "cancelled"));
  const number = Math.min(readPaperPage(query), Math.max(1, parts.length));
  return {
    orders: parts[number - 1] ?? [],
    left: [
      ...unknown,
      ...canceled.map((order) => ({ number: order.number, why: "canceled" })),
      ...large.map((order) => ({ number: order.number, why: TOO_LARGE })),
    ],
    part: { number, parts: Math.max(1, parts.length) },
  };
}

async function worksOf(works: readonly WorkFile[]): Promise<readonly WholeWorkOrder[]> {
  const full = await workInFull(works);
  return works.flatMap(({ lines: _in, ...order }, index) => {
    const own = full[index];
    return own ? [{ order, ...own }] : [];
  });
}

/** The work orders of several orders. @throws UpstreamFailure */
export async function manyWorkOrders(
  role: Role,
  chosen: ChosenOrders,
  query: URLSearchParams,
): Promise<ManyPapers<WholeWorkOrder>> {
  const { orders, ...shown } = onePart(chosen, query);
  const files = await filesOf(orders);
  return { ...shown, papers: await worksOf(files.map((file) => workFileOf(file, mayOpen(role, "orders")))) };
}

async function labelsOf(works: readonly WorkFile[]): Promise<readonly LabeledOrder[]> {
  const labels: LabeledOrder[] = [];
  for (const { number, contentRevision, jobName, lines, remake } of works) {
    const order = { number, contentRevision, jobName, lines, ...(remake && { remake }) };
    labels.push({ order, codes: await labelCodes(number) });
  }
  return labels;
}

/** The labels of several orders. @throws UpstreamFailure */
export async function manyLabels(chosen: ChosenOrders, query: URLSearchParams): Promise<ManyLabels> {
  const { orders, ...shown } = onePart(chosen, query);
  const papers = await labelsOf((await filesOf(orders)).map((file) => workFileOf(file, false)));
  return { ...shown, papers, origin: env().publicOrigin };
}

/** The packing slips of several orders, for those who may see addresses. @throws UpstreamFailure */
export async function manyPackingSlips(chosen: ChosenOrders, query: URLSearchParams): Promise<ManyPapers<PackedOrder>> {
  const isConfirmed = ({ state }: ReceivedOrder) => state !== "received";
  const confirmed = { ...chosen, orders: chosen.orders.filter(isConfirmed) };
  const waiting = chosen.orders.filter((order) => !isConfirmed(order));
  const { orders, left, part } = onePart(confirmed, query);
  const papers = (await filesOf(orders)).map((file): PackedOrder => {
    const { email: _private, ...contact } = file.order.contact;
    return { order: workFileOf(file, false), contact, address: file.order.address, shipment: file.shipment };
  });
  return { papers, part, left: [...left, ...waiting.map(({ number }) => ({ number, why: "not confirmed" }))] };
}

/** Whether one cutting plan takes these orders. */
export const isPlannable = ({ orders }: ChosenOrders): boolean =>
  orders.reduce((sum, { count }) => sum + count, 0) <= MOST_PLANNED;

const unended = (words: string) => words.replace(/\.$/, "");

/**
 * A page of one cutting plan over several orders. An order that must not be sawn is left out, so that no sheet of the
 * others waits for it.
 *
 * @throws UpstreamFailure
 */
export async function jointPlan(chosen: ChosenOrders, page: number): Promise<JointPlan> {
  return planOf(await filesOf(chosen.orders), chosen.unknown, page);
}

async function planOf(files: readonly OrderFile[], unknown: readonly LeftOut[], page: number): Promise<JointPlan> {
  const { planned, ...shown } = sawnTogether(files, unknown);
  const plan = planned.length > 0 ? await jointPlanPage(planned, page) : null;
  return { ...shown, hold: [shown.hold, plan?.head.stops].filter(Boolean).join(" "), plan };
}

function sawnTogether(files: readonly OrderFile[], unknown: readonly LeftOut[]) {
  const works = files.map((file) => workFileOf(file, false));
  const planned = works.filter((work) => stopOf(work) === "");
  const left = works.filter((work) => stopOf(work) !== "");
  return {
    planned,
    numbers: planned.map(({ number }) => number),
    left: [...unknown, ...left.map((work) => ({ number: work.number, why: unended(stopOf(work)) }))],
    hold: planned.map(noteOf).filter(Boolean).join(" "),
  };
}

/** How many lines of a cut list a page shows: some forty sheets of paper. */
const CUTS_A_PART = 1500;

/**
 * A part of what to saw for several orders, by material; an order that must not be sawn is left out.
 *
 * @throws UpstreamFailure
 */
export async function jointCutListOf(chosen: ChosenOrders, page: number): Promise<JointCutPart> {
  const { planned, ...shown } = sawnTogether(await filesOf(chosen.orders), chosen.unknown);
  const cuts = planned.length > 0 ? await jointCuts(planned) : [];
  const parts = Math.max(1, Math.ceil(cuts.length / CUTS_A_PART));
  const number = Math.min(page, parts);
  return { ...shown, part: { number, parts }, cuts: cuts.slice((number - 1) * CUTS_A_PART, number * CUTS_A_PART) };
}

const noteOf = (work: WorkFile): string => {
  const hold = holdOf(work);
  return hold && `${work.number}: ${hold}`;
};

/**
 * All that is printed for a day: one cutting plan, which comes with the first part, the work orders and the labels.
 *
 * @throws UpstreamFailure
 */
export async function dayPapers(role: Role, chosen: ChosenOrders, query: URLSearchParams): Promise<DayPapers> {
  const hasPlan = isPlannable(chosen) && readPaperPage(query) === 1;
  const { orders, ...shown } = onePart(chosen, query);
  // The plan takes the orders of all parts: each is read once.
  const files = await filesOf(hasPlan ? chosen.orders : orders);
  const inPart = new Set(orders.map(({ number }) => number));
  const works = files
    .filter(({ order }) => inPart.has(order.number))
    .map((file) => workFileOf(file, mayOpen(role, "orders")));
  return {
    plan: hasPlan ? await planOf(files, chosen.unknown, 1) : null,
    works: { ...shown, papers: await worksOf(works) },
    labels: { ...shown, papers: await labelsOf(works), origin: env().publicOrigin },
  };
}
