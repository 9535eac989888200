import { detailsOf } from "~/ordering/orders/order-details";
import type { WorkFile, WorkLine } from "~/ordering/orders/work-file";
import type { WorkPage } from "~/ordering/paper/work-pages";
import { holdOf } from "~/ordering/paper/work-words";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { answerTo, jobText, type LabelCodes, type PlanningJob } from "../planning.server";
import { worked } from "./planner.server";

/** Up to so many rows, a work order takes less time than the start of a process. */
const MOST_ROWS_HERE = 100;

const rowsOf = (lines: readonly WorkLine[]) =>
  lines.reduce((sum, line) => sum + PIECE_LISTS.reduce((rows, list) => rows + line[list].length, 0), 0);

async function done(job: PlanningJob, lines: readonly WorkLine[]): Promise<string> {
  const text = jobText(job, lines);
  return (rowsOf(lines) <= MOST_ROWS_HERE ? answerTo(text) : await worked(text, "quick")).toString();
}

/** A page of an order's work order, from 1; a page after the last counts as the last. Throws UpstreamFailure. */
export async function workOrderPart({ lines }: Pick<WorkFile, "lines">, page: number): Promise<WorkPage> {
  return JSON.parse(await done({ kind: "work", page }, lines)) as WorkPage;
}

/** An order's work order for spreadsheets (RFC 4180). Throws UpstreamFailure. */
export async function workOrderSpreadsheet(order: WorkFile, codes: LabelCodes): Promise<string> {
  const { number, contentRevision, lines } = order;
  return done(
    { kind: "work-csv", order: { number, contentRevision, hold: holdOf(order), ...detailsOf(order) }, codes },
    lines,
  );
}
