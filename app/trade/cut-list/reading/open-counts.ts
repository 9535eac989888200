import { withoutAccents } from "../typed/front-words";
import type { ColumnMeaning } from "./column-meanings";
import type { HeadingReading } from "./column-words";
import type { CutRecord } from "./cut-table";
import { handedPlaces } from "./handed-columns";

const SAMPLE = 50;

/** Whether cells may say how many pieces there are: whole numbers, not all 1, that do not number the rows. */
function mayCount(cells: readonly string[]): boolean {
  if (!cells.every((cell) => /^\d{1,3}$/.test(cell) && Number(cell) <= 250)) return false;
  const isNumbering = cells.length > 1 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at);
  return !isNumbering && cells.some((cell) => Number(cell) > 1);
}

const MANY = [
  "units|sets|cabinets|cabs|boxes|kits|lots|runs|batches|houses|homes|apartments|apts|floors|suites|rooms",
  "times|repeats?|multipliers?|multiple|mult|factor|x",
  "einheiten|satze|schranke|wohnungen|faktor|meubles|jeux|logements|muebles|juegos|veces",
].join("|");
const COUNT = /^[1-9]\d{0,3}$/;

/** Whether a count cannot be made of whole ones of another: 8 of 3. */
const isUneven = (all = "", each = "") => COUNT.test(all) && COUNT.test(each) && Number(all) % Number(each) !== 0;

/** Headings of what holds several pieces, or repeats them: `Units`, `No. of sets`, `Cabinet qty`, `Times`. */
const MULTIPLES = new RegExp(
  `^\\W*(?:(?:no|nr|number|qty|count)\\W*(?:(?:of|de) )?)?(?:${MANY})\\W*$|^\\W*(?:unit|set|cabinet|cab|box|kit)s? (?:qty|quantity|count)\\W*$`,
);

const TOTAL = "(?:(?:grand|order|job|sub)\\W*)?(?:totals?|totale|gesamt|gesamtzahl|summe|sum|suma|somme|extended|ext)";
const OF_WHAT =
  "(?:no|nos|num|number|units|sets|parts|doors|fronts|drawers|ordered|needed|required|req\\W?d|off|ea|each)";
/** Headings of a sum that may be of pieces: `Total`, `Total doors`, `Ext.`. */
const TOTALS = new RegExp(
  `^\\W*${TOTAL}(?:\\W+(?:of )?${OF_WHAT})?\\W*$|^\\W*(?:${OF_WHAT}\\W+(?:of )?)?${TOTAL}\\W*$`,
);

const isOpen = (title: string, { isForeign }: HeadingReading) =>
  title.trim() === "" || isForeign || MULTIPLES.test(withoutAccents(title)) || TOTALS.test(withoutAccents(title));

/**
 * The columns that may count the pieces. If no column is known to: columns of numbers without a known heading, and
 * those headed by a multiple or a total. If one is known, it is doubtful beside a multiple, another total, a count per
 * unit that does not divide it, or counts by hinge side that do not add up to it.
 */
export function openCounts(
  heading: CutRecord,
  body: readonly CutRecord[],
  meanings: readonly ColumnMeaning[],
  readings: readonly HeadingReading[],
): number[] {
  const known = meanings.indexOf("quantity");
  const isShare = readings[known]?.rank === 3;
  const parts = readings.flatMap(({ meaning }, at) => (meaning === "quantity" && at !== known ? [at] : []));
  const isNoPart = (index: number) => body.some(({ cells }) => isUneven(cells[known], cells[index]));
  if (readings[known]?.rank === 0) {
    const uneven = parts.filter(isNoPart);
    return uneven.length > 0 ? [known, ...uneven] : [];
  }
  const holds = (index: number, isOne: (cell: string) => boolean) =>
    body.some(({ cells }) => isOne(cells[index] ?? ""));
  if (known >= 0 && !isShare) {
    const named = (words: RegExp) =>
      heading.cells.flatMap((cell, at) => (at !== known && words.test(withoutAccents(cell)) ? [at] : []));
    const isOther = (index: number) =>
      body.some(({ cells }) => mayCount([cells[index] ?? ""]) && cells[index] !== cells[known]);
    const sides = handedPlaces(heading) ?? [];
    const doubtful = [
      ...parts.filter((at) => readings[at]?.rank === 3).filter(isNoPart),
      ...named(TOTALS).filter(isOther),
      ...named(MULTIPLES).filter((index) => holds(index, (cell) => mayCount([cell]))),
      ...sides.filter((index) => holds(index, (cell) => /^[1-9]\d{0,2}$/.test(cell))),
    ];
    return doubtful.length > 0 ? [known, ...doubtful] : [];
  }
  const open = meanings.flatMap((meaning, index) => {
    const reading = readings[index];
    const cells = body.slice(0, SAMPLE).flatMap((record) => record.cells[index] || []);
    return meaning === "ignore" && reading && isOpen(heading.cells[index] ?? "", reading) && mayCount(cells)
      ? [index]
      : [];
  });
  return isShare ? [known, ...open] : open;
}
