import { inflateSync } from "node:zlib";

/** A line of text on a page: its baseline in points from the top, and whether it is in the headings' font. */
interface PrintedLine {
  readonly y: number;
  readonly isHeading: boolean;
  /** The number of its letters. */
  readonly letters: number;
}

/** What a page shows outside its margins; a picture counts by its lower edge. */
interface PrintedPage {
  readonly lines: readonly PrintedLine[];
  readonly pictures: readonly number[];
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** The margin at the foot of a page, in points: it contains the page's number. */
const FOOT = 18 * (72 / 25.4);

/** One operator of a page with the numbers and the name before it, or a piece of text. */
const OPERATION = /<([\dA-F]+)>\s+Tj|((?:[-.\d]+\s+)*)(?:\/(\w+)\s+)?(?:([-.\d]+)\s+)?\b(cm|Tm|Tf|Do|q|Q)\b/g;

/** The fonts of a page by name: whether headings use them, and how many hexadecimal digits encode one letter. */
type PrintedFonts = ReadonlyMap<string, { readonly isHeading: boolean; readonly digits: number }>;

function pageOf(content: string, height: number, fonts: PrintedFonts): PrintedPage {
  const lines: PrintedLine[] = [];
  const pictures: number[] = [];
  const stack: Matrix[] = [];
  let at = UNMOVED;
  let font = "";
  for (const [, glyphs, before = "", name = "", size = "", operator] of content.matchAll(OPERATION)) {
    const numbers = `${before} ${size}`.trim().split(/\s+/).map(Number);
    const last = lines.at(-1);
    if (glyphs)
      last && lines.splice(-1, 1, { ...last, letters: last.letters + glyphs.length / (fonts.get(font)?.digits ?? 4) });
    else if (operator === "q") stack.push(at);
    else if (operator === "Q") at = stack.pop() ?? UNMOVED;
    else if (operator === "cm") at = times(numbers.slice(-6) as unknown as Matrix, at);
    else if (operator === "Tf") font = name;
    else if (operator === "Do") pictures.push(height - at[5]);
    else
      lines.push({
        y: height - times(numbers.slice(-6) as unknown as Matrix, at)[5],
        isHeading: fonts.get(font)?.isHeading === true,
        letters: 0,
      });
  }
  const isText = ({ y }: PrintedLine) => y < height - FOOT;
  return { lines: lines.filter(isText).sort((one, other) => one.y - other.y), pictures };
}

/** Finds the text and pictures in a PDF made by Chromium. */
export function readPdf(pdf: Buffer): readonly PrintedPage[] {
  const text = pdf.toString("latin1");
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id = "", body = ""]) => [id, body] as const),
  );
  const contentOf = (id: string) => {
    const body = objects.get(id) ?? "";
    const from = /stream\r?\n/.exec(body);
    if (!from) return "";
    const start = from.index + from[0].length;
    return inflateSync(Buffer.from(body.slice(start), "latin1")).toString("latin1");
  };
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => {
      const named = /\/Font <<([^>]*)>>/.exec(body)?.[1] ?? "";
      const fonts = [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => {
        const font = objects.get(id) ?? "";
        const isHeading = /\/BaseFont \/\S*Fraunces/.test(font);
        return [name, { isHeading, digits: font.includes("/Subtype /Type0") ? 4 : 2 }] as const;
      });
      const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(body)?.[1]);
      const content = contentOf(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? "");
      return pageOf(content, height, new Map(fonts));
    });
}

/** Baselines this close belong to one line, and headings this close to one heading. */
const SAME_LINE = 4;
const SAME_HEADING = 40;

/** Shorter lines, such as a duration or a sign, do not count as text. */
const MIN_LETTERS = 8;

/** Where the last heading of a page begins, even if it has several lines; `null` if there is none. */
function lastHeading(lines: readonly PrintedLine[]): number | null {
  const [last, ...above] = lines.filter(({ isHeading }) => isHeading).reverse();
  if (!last) return null;
  return above.reduce((top, { y }) => (top - y < SAME_HEADING ? y : top), last.y);
}

/** The number of text lines at or below a height. */
function linesFrom(lines: readonly PrintedLine[], top: number): number {
  const baselines = new Map<number, number>();
  for (const { y, isHeading, letters } of lines) {
    const line = Math.round(y / SAME_LINE);
    if (!isHeading && y > top - SAME_LINE) baselines.set(line, (baselines.get(line) ?? 0) + letters);
  }
  return [...baselines.values()].filter((letters) => letters >= MIN_LETTERS).length;
}

/**
 * What is wrong with how a document is divided into pages: blank pages, and pages that end with a heading that has
 * neither two lines of text next to or below it nor a picture.
 */
export function pagingFaults(pages: readonly PrintedPage[]): readonly string[] {
  return pages.flatMap(({ lines, pictures }, at) => {
    if (lines.length === 0 && pictures.length === 0) return [`page ${at + 1} of ${pages.length} is blank`];
    const heading = at === pages.length - 1 ? null : lastHeading(lines);
    if (heading === null || pictures.some((y) => y > heading) || linesFrom(lines, heading) >= 2) return [];
    return [`page ${at + 1} ends with a heading`];
  });
}
