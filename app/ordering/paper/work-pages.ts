import { quantityOf } from "~/trade/measure/piece";
import type { StyleGroup } from "./style-groups";
import type { CutLine, CutPiece, MaterialCuts, StyleWork } from "./work-order";
import { pieceRanges, stopText } from "./work-words";

export interface StyleSheet extends Pick<StyleWork, "materials" | "pieces" | "sizes"> {
  readonly group: Pick<StyleGroup, "title" | "specification">;
  /** The title of the style, with a number if another group of the order has the same: no two regions share a name. */
  readonly label: string;
  readonly name: string;
  readonly stops: string;
  /** What the workshop must know, and which pieces it is about; empty for all. */
  readonly notes: readonly { readonly text: string; readonly of: string }[];
  readonly undrawn: number;
}

export interface WorkPage {
  readonly styles: readonly { readonly label: string; readonly count: number }[];
  readonly pages: readonly string[];
  readonly number: number;
  readonly sheets: readonly StyleSheet[];
}

/**
 * How much a page shows, in boxes to tick, which take 80 bytes each: about a megabyte. An order of sixty sizes is one
 * page.
 */
const PAGE = 12_000;

const CUT_LINE = 5;
const PIECE_ROW = 8;
const DRAWING = 140;

/** A style with more sizes than this is drawn in part: nobody leafs through a thousand drawings. */
const MOST_DRAWN = 200;

interface Draft extends StyleSheet {
  readonly materials: (Omit<MaterialCuts, "lines"> & { readonly lines: CutLine[] })[];
  readonly pieces: StyleWork["pieces"][number][];
  readonly sizes: StyleWork["sizes"][number][];
}

const boxesOf = ({ of, each }: CutPiece) => of * each;

function splitLine(line: CutLine): CutLine[] {
  const runs: CutPiece[][] = [[]];
  let room = PAGE - CUT_LINE;
  for (const piece of line.pieces) {
    if (boxesOf(piece) > room && runs.at(-1)?.length) {
      runs.push([]);
      room = PAGE - CUT_LINE;
    }
    room -= boxesOf(piece);
    runs.at(-1)?.push(piece);
  }
  return runs.map((pieces) => ({ ...line, pieces, count: pieces.reduce((sum, piece) => sum + boxesOf(piece), 0) }));
}

function emptySheet(work: StyleWork, label: string, name: string): Draft {
  const { group, notes, pieces, sizes } = work;
  const { title, specification } = group;
  return {
    ...{ group: { title, specification }, label, name, materials: [], pieces: [], sizes: [] },
    stops: stopText(pieces),
    notes: notes.map(({ text, pieces: meant }) => ({
      text,
      of: meant.length < pieces.length ? pieceRanges(meant) : "",
    })),
    undrawn: Math.max(0, sizes.length - MOST_DRAWN),
  };
}

/** The titles of the styles, with a number after each that another style has too. */
function labelsOf(styles: readonly StyleWork[]): string[] {
  const seen = new Map<string, number>();
  return styles.map(({ group: { title } }) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return times > 1 ? `${title} (${times})` : title;
  });
}

function pagesOf(styles: readonly StyleWork[], labels: readonly string[]): [Draft[], ...Draft[][]] {
  const pages: [Draft[], ...Draft[][]] = [[]];
  let page: Draft[] = pages[0];
  let room = PAGE;
  styles.forEach((work, index) => {
    let sheet: Draft | null = null;
    const sheetFor = (size: number): Draft => {
      if (size > room && room < PAGE) {
        page = [];
        pages.push(page);
        room = PAGE;
        sheet = null;
      }
      room -= size;
      if (!sheet) {
        sheet = emptySheet(work, labels[index] ?? work.group.title, `style-${index + 1}`);
        page.push(sheet);
      }
      return sheet;
    };
    if (work.pieces.length === 0) sheetFor(0);
    for (const { material, thickness, lines } of work.materials) {
      for (const line of lines.flatMap(splitLine)) {
        const { materials } = sheetFor(CUT_LINE + line.count);
        const last = materials.at(-1);
        if (last && last.material === material && last.thickness === thickness) last.lines.push(line);
        else materials.push({ material, thickness, lines: [line] });
      }
    }
    for (const piece of work.pieces) sheetFor(PIECE_ROW + quantityOf(piece.piece)).pieces.push(piece);
    for (const size of work.sizes.slice(0, MOST_DRAWN)) sheetFor(DRAWING).sizes.push(size);
  });
  return pages;
}

function pageWords(sheets: readonly StyleSheet[]): string {
  const [first, last] = [sheets[0]?.label ?? "", sheets.at(-1)?.label ?? ""];
  return first === last ? first : `${first} to ${last}`;
}

/** All pages of a work order. Most orders have one. */
export function workPages(styles: readonly StyleWork[]): [WorkPage, ...WorkPage[]] {
  const labels = labelsOf(styles);
  const [first, ...others] = pagesOf(styles, labels);
  const words = [first, ...others].map(pageWords);
  const page = (sheets: readonly StyleSheet[], index: number): WorkPage => ({
    styles: styles.map(({ group }, style) => ({ label: labels[style] ?? group.title, count: group.totals.count })),
    pages: words,
    number: index + 1,
    sheets,
  });
  return [page(first, 0), ...others.map((sheets, index) => page(sheets, index + 1))];
}

/** A page of a work order; a page after the last counts as the last. */
export function workPage(styles: readonly StyleWork[], requested: number): WorkPage {
  const pages = workPages(styles);
  return pages[Math.min(requested, pages.length) - 1] ?? pages[0];
}
