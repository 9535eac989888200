import { setImmediate as turn } from "node:timers/promises";
import type { PDFDocument, PDFFont, PDFPage } from "@cantoo/pdf-lib";
import { shopFacts } from "~/base/brand/shop-facts";
import { figures } from "~/house/promises/figures";
import { calendarDayText } from "~/house/ui/kit/moment-text";
import type { Product } from "~/trade/catalog/product";
import { sizesOf } from "~/trade/making/making-words";
import { formatMeasure, fromSixteenths } from "~/trade/measure/measure";
import { dollarsPerSqFt, formatRate } from "~/trade/measure/money";

/** A Letter sheet on its side, in points. */
const PAGE = { width: 792, height: 612, margin: 40 };
const INNER = PAGE.width - 2 * PAGE.margin;

const TEXT_SIZE = 8;
const LEADING = 10;
const GAP = 6;

const NOTE = () =>
  `Every piece is cut to ${figures.tolerance} of its ordered size. A door over the largest single panel of its style is divided by a center rail or a center stile; slabs and glass are not divided. Drawer fronts run their grain across, and the largest sizes with it; those of a veneered slab run it upright. Pre-boring costs ${figures.preBorePrice} per door, at our standard or at the heights that you give.`;

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** Writes lines from the top of a page to its bottom, and begins new pages. */
function createWriter(pdf: PDFDocument, { plain, bold }: Fonts, head: readonly string[]) {
  const share = INNER / SPECIFICATION_COLUMNS.reduce((sum, [, part]) => sum + part, 0);
  const widths = SPECIFICATION_COLUMNS.map(([, part]) => part * share);
  let page: PDFPage | null = null;
  let y = 0;

  const lineOf = (text: string, x: number, at: number, font: PDFFont, size = TEXT_SIZE) =>
    page?.drawText(text, { x, y: at, font, size });

  function rowOf(cells: readonly string[], fontOf: (column: number) => PDFFont): void {
    const columns = cells.map((cell, column) => {
      const font = fontOf(column);
      const widthOf = (text: string) => font.widthOfTextAtSize(text, TEXT_SIZE);
      return wrapped(pdfText(cell), (widths[column] ?? 0) - GAP, widthOf);
    });
    const height = Math.max(...columns.map((lines) => lines.length)) * LEADING;
    if (page === null || y - height < PAGE.margin + LEADING) begin();
    let x = PAGE.margin;
    columns.forEach((lines, column) => {
      lines.forEach((line, at) => {
        lineOf(line, x, y - (at + 1) * LEADING + 2, fontOf(column));
      });
      x += widths[column] ?? 0;
    });
    y -= height + 3;
    const rule = { x: PAGE.margin, y };
    page?.drawLine({ start: rule, end: { ...rule, x: PAGE.margin + INNER }, thickness: 0.3 });
    y -= 2;
  }

  function begin(): void {
    page = pdf.addPage([PAGE.width, PAGE.height]);
    y = PAGE.height - PAGE.margin;
    rowOf(head, () => bold);
  }

  return {
    title(name: string, lines: readonly string[]) {
      page = pdf.addPage([PAGE.width, PAGE.height]);
      y = PAGE.height - PAGE.margin - 18;
      lineOf(pdfText(name), PAGE.margin, y, bold, 18);
      for (const line of lines) {
        y -= LEADING + 2;
        lineOf(pdfText(line), PAGE.margin, y, plain);
      }
      y -= LEADING;
      rowOf(head, () => bold);
    },
    row: (cells: readonly string[]) => rowOf(cells, (column) => (column === 0 ? bold : plain)),
    note(text: string) {
      const lines = wrapped(pdfText(text), INNER, (line) => plain.widthOfTextAtSize(line, TEXT_SIZE));
      if (y - lines.length * LEADING < PAGE.margin + 2 * LEADING) begin();
      y -= LEADING;
      for (const line of lines) {
        y -= LEADING;
        lineOf(line, PAGE.margin, y, plain);
      }
    },
  };
}

/** How many styles are written before other work of the process gets its turn. */
const STYLES_A_TURN = 20;

/** Styles whose provider says no figures are left out. The prices are those of `day`. */
export async function specificationSheet(products: readonly Product[], day: string): Promise<Uint8Array> {
  // A megabyte of code that a shop loads only if somebody asks for the sheet.
  const { PDFDocument, StandardFonts } = await import("@cantoo/pdf-lib");
  const pdf = await PDFDocument.create();
  const { name, phone, email } = shopFacts();
  pdf.setTitle(`Specification sheet - ${name}`, { showInWindowTitleBar: true });
  pdf.setLanguage("en-US");
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const writer = createWriter(
    pdf,
    { plain, bold },
    SPECIFICATION_COLUMNS.map(([title]) => title),
  );
  writer.title("Specification sheet", [
    `${name}, ${phone.display}, ${email}`,
    `Prices of ${calendarDayText(day)}, by the square foot, before tax and freight. Sizes in inches, width x height.`,
  ]);
  for (const [index, product] of products.entries()) {
    const cells = specificationRow(product);
    if (cells) writer.row(cells);
    if (index % STYLES_A_TURN === STYLES_A_TURN - 1) await turn();
  }
  writer.note(NOTE());
  for (const [index, page] of pdf.getPages().entries()) {
    const text = pdfText(`${name}, specification sheet, page ${index + 1} of ${pdf.getPageCount()}`);
    page.drawText(text, { x: PAGE.margin, y: PAGE.margin - 16, font: plain, size: TEXT_SIZE });
  }
  return pdf.save();
}

/** The few characters outside of Windows-1252 that texts about doors have, and what stands for them on paper. */
const SPELLED: Readonly<Record<string, string>> = {
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "″": '"',
  "′": "'",
};

/** Whether the standard fonts of PDF have a character. */
const HAS = /[\n -~\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

export const pdfText = (text: string): string =>
  [
    ...text
      .normalize("NFC")
      .replaceAll("\u00a0", " ")
      .replace(/(\d)(?=[⅛⅜⅝⅞])/g, "$1 "),
  ]
    .map((character) => SPELLED[character] ?? (HAS.test(character) ? character : "?"))
    .join("");

/** Breaks a text into lines that fit a width. A single word that is wider gets a line for itself. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The columns of the specification sheet: what each is called, and its share of the width. */
export const SPECIFICATION_COLUMNS = [
  ["Style", 9],
  ["Construction, material and finish", 25],
  ["Thick", 6],
  ["Frame", 6],
  ["Smallest door", 9],
  ["Smallest front", 9],
  ["Largest, single panel", 10],
  ["Largest, multi-panel", 10],
  ["lb / sq ft", 7],
  ["Price / sq ft", 9],
] as const;

/** Sizes for a column whose caption names the unit. */
const plain = (size: string) => size.replaceAll('"', "").replace("×", "x");

const inches = (sixteenths: number | null) =>
  sixteenths === null ? "none" : formatMeasure(fromSixteenths(sixteenths)).replaceAll('"', "");

/** The figures of a style on the specification sheet, one for each column; `null` if its provider does not say them. */
export function specificationRow({ title, specification, priceCents }: Product): readonly string[] | null {
  if (!specification) return null;
  const { construction, material, finish, thickness, frameWidth, weightPerSqFt } = specification;
  const { smallestDoor, smallestFront, onePanel, divided } = sizesOf(specification);
  return [
    title,
    `${construction}. ${material}. ${finish}`,
    inches(thickness),
    inches(frameWidth),
    plain(smallestDoor),
    plain(smallestFront),
    plain(onePanel),
    divided === null ? "not divided" : plain(divided),
    (weightPerSqFt / 100).toFixed(2),
    formatRate(dollarsPerSqFt(priceCents)),
  ];
}
