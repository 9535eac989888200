import type { CuttingView } from "./cutting-view";

export type PlanPage = Pick<CuttingView, "sheets" | "sticks" | "glued" | "pieces">;

export interface PlanHead extends Pick<CuttingView, "materials" | "weightHundredthsLb" | "settings"> {
  readonly tooLarge: CuttingView["tooLarge"];
  readonly tooLargeCount: number;
  readonly unsawn: CuttingView["unsawn"];
  readonly unsawnCount: number;
  readonly sheets: number;
  readonly sticks: number;
  /** Which pieces must not be sawn, by style; empty if all may. */
  readonly stops: string;
  /** The number of the last sheet of each page, or of an earlier one. */
  readonly lastSheets: readonly number[];
}

/** How many parts a page shows, about: two or three figures and their tables to a printed page give thirty of those. */
const PARTS_A_PAGE = 400;

const FRAME = 6;

const MOST_NAMED = 50;

type Draft = { -readonly [Name in keyof PlanPage]: PlanPage[Name][number][] };

const empty = (): Draft => ({ sheets: [], sticks: [], glued: [], pieces: [] });

/** The pages of a plan: first its sheets, then its sticks, its glued panels, and the drawings of its pieces. */
export function planPages(
  { sheets, sticks, glued, pieces }: PlanPage,
  partsAPage = PARTS_A_PAGE,
): [PlanPage, ...PlanPage[]] {
  const pages: [Draft, ...Draft[]] = [empty()];
  let page = pages[0];
  let room = partsAPage;
  const pageFor = (size: number): Draft => {
    if (size > room && room < partsAPage) {
      page = empty();
      pages.push(page);
      room = partsAPage;
    }
    room -= size;
    return page;
  };
  for (const sheet of sheets) pageFor(FRAME + sheet.cuts.length).sheets.push(sheet);
  for (const stick of sticks) pageFor(FRAME + stick.cuts.length).sticks.push(stick);
  for (const part of glued) pageFor(1).glued.push(part);
  for (const piece of pieces) pageFor(1).pieces.push(piece);
  return pages;
}

export function planHead(view: CuttingView, pages: readonly PlanPage[], stops: string): PlanHead {
  const { materials, weightHundredthsLb, settings, tooLarge, unsawn, sheets, sticks } = view;
  let last = 0;
  return {
    ...{ materials, weightHundredthsLb, settings },
    tooLarge: tooLarge.slice(0, MOST_NAMED),
    tooLargeCount: tooLarge.length,
    unsawn: unsawn.slice(0, MOST_NAMED),
    unsawnCount: unsawn.length,
    sheets: sheets.length,
    sticks: sticks.length,
    stops,
    lastSheets: pages.map((page) => {
      last = page.sheets.at(-1)?.number ?? last;
      return last;
    }),
  };
}

/** The page, from 1, that a sheet is on; `null` if the plan has no such sheet. */
export function pageOfSheet({ sheets, lastSheets }: PlanHead, number: number): number | null {
  return number >= 1 && number <= sheets ? lastSheets.findIndex((last) => number <= last) + 1 : null;
}
