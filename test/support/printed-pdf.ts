import { inflateSync } from "node:zlib";

/** A line of text on a page: its baseline in points from the top, and whether it is in the headings' font. */
interface PrintedLine {
  readonly y: number;
  readonly isHeading: boolean;
}

/** What a page shows, but for what stands in its margins; a picture counts by its lower edge. */
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

/** Points at the foot of a page that are its margin: it holds the page's number. */
const FOOT = 18 * (72 / 25.4);

/** One operator of a page with the numbers and the name before it. */
const OPERATION = /((?:[-.\d]+\s+)*)(?:\/(\w+)\s+)?(?:([-.\d]+)\s+)?\b(cm|Tm|Tf|Do|q|Q)\b/g;

function pageOf(content: string, height: number, headings: ReadonlySet<string>): PrintedPage {
  const lines: PrintedLine[] = [];
  const pictures: number[] = [];
  const kept: Matrix[] = [];
  let at = UNMOVED;
  let font = "";
  for (const [, before = "", name = "", size = "", operator] of content.matchAll(OPERATION)) {
    const numbers = `${before} ${size}`.trim().split(/\s+/).map(Number);
    if (operator === "q") kept.push(at);
    else if (operator === "Q") at = kept.pop() ?? UNMOVED;
    else if (operator === "cm") at = times(numbers.slice(-6) as unknown as Matrix, at);
    else if (operator === "Tf") font = name;
    else if (operator === "Do") pictures.push(height - at[5]);
    else
      lines.push({ y: height - times(numbers.slice(-6) as unknown as Matrix, at)[5], isHeading: headings.has(font) });
  }
  const isText = ({ y }: PrintedLine) => y < height - FOOT;
  return { lines: lines.filter(isText).sort((one, other) => one.y - other.y), pictures };
}

/** Reads where a PDF of Chromium's has its text and pictures. */
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
      const fonts = /\/Font <<([^>]*)>>/.exec(body)?.[1] ?? "";
      const headings = [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].filter(([, , id = ""]) =>
        /\/BaseFont \/\S*Fraunces/.test(objects.get(id) ?? ""),
      );
      const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(body)?.[1]);
      const content = contentOf(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? "");
      return pageOf(content, height, new Set(headings.map(([, name = ""]) => name)));
    });
}

/** Lines of text whose baselines are this near are one. */
const SAME_LINE = 4;

/**
 * What is wrong with how a document is parted into pages: a last page without a text, and pages whose last heading has
 * neither two lines of text below it nor a picture.
 */
export function pagingFaults(pages: readonly PrintedPage[]): readonly string[] {
  const faults: string[] = [];
  pages.forEach(({ lines, pictures }, at) => {
    const isLast = at === pages.length - 1;
    if (lines.length === 0 && pictures.length === 0) faults.push(`page ${at + 1} of ${pages.length} is blank`);
    const heading = lines.findLast(({ isHeading }) => isHeading);
    if (isLast || !heading) return;
    const below = lines.filter(({ y }) => y > heading.y + SAME_LINE).map(({ y }) => y);
    const count = below.filter((y, place) => place === 0 || y > (below[place - 1] ?? 0) + SAME_LINE).length;
    if (count < 2 && !pictures.some((y) => y > heading.y)) faults.push(`page ${at + 1} ends with a heading`);
  });
  return faults;
}
