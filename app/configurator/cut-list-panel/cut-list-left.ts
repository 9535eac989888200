import { mayNamePieces } from "~/trade/cut-list/balance/left-out";
import type { CutListChoices, CutListReading, CutRow } from "~/trade/cut-list/reading/cut-row";
import { MAX_CUT_LIST_LINES } from "~/trade/cut-list/reading/cut-table";
import type { HeldCutList } from "~/trade/cut-list/reading/posted-cut-list";
import { readPostedCutList } from "~/trade/cut-list/reading/posted-cut-list";
import { staysInField } from "~/trade/cut-list/reading/source-lines";
import type { OptionOffers } from "~/trade/measure/option-offers";
import { choicesAfter } from "./cut-list-shown";

/**
 * What remains of a list once its ticked pieces are added: the lines that need correcting or an answer, below the
 * headings that they need, so that they are read as the whole list was.
 *
 * @returns `null` if nothing remains
 */
export function leftOf(reading: CutListReading, choices: CutListChoices): HeldCutList | null {
  if (reading.unreadLines.length === 0) return null;
  const { columns, ...others } = choicesAfter("corrected", choices);
  // Below other headings, choices made for the columns would apply to different ones.
  const staying = reading.rows.filter(staysInField);
  const isBelowOthers =
    staying.length > 0 && staying.every(({ problems }) => problems.some(({ kind }) => kind === "other-heading"));
  const remaining: CutListChoices = isBelowOthers ? others : { ...others, ...(columns && { columns }) };
  // A few lines suggest less about their unit than the whole list does, but a chosen unit overrides the headings.
  const isUnitOfAll =
    reading.hasBareNumbers && !reading.isUnitUnclear && reading.columns.every(({ unit }) => unit === null);
  return {
    list: {
      text: reading.unreadLines.join("\n"),
      problem: null,
      isTruncated: false,
      choices: isUnitOfAll ? { ...remaining, unit: reading.unit } : remaining,
    },
    isLeft: true,
    isShown: true,
  };
}

const lineWithoutSizes = (text: string, index: number): CutRow => ({
  key: index,
  line: index + 1,
  list: "doors",
  kind: "unknown",
  name: text.trim().slice(0, 80),
  room: "",
  cabinet: "",
  written: { width: "", height: "" },
  quantity: 1,
  asks: [],
  piece: null,
  isTicked: false,
  isSwapped: false,
  problems: [{ kind: "no-sizes" }],
  unticked: null,
  notes: [],
});

/**
 * Reads up to some rows of a list in a shop that offers this for hinges and handles. The remainder of a list may be
 * nothing but lines without sizes, which would not count as a list; each of them still needs correcting.
 */
export function readHeld(
  { list, isLeft }: Pick<HeldCutList, "list" | "isLeft">,
  offers?: OptionOffers,
  mostRows: number = MAX_CUT_LIST_LINES,
): CutListReading {
  const reading = readPostedCutList(list, offers, mostRows);
  if (!isLeft || reading.problem !== "no-sizes") return reading;
  const lines = list.text.split("\n");
  const rows = lines
    .map(lineWithoutSizes)
    .filter(({ name }) => /\d/.test(name) || mayNamePieces(name))
    .slice(0, mostRows);
  if (rows.length === 0) return reading;
  const understood = {
    ...reading.understood,
    lines: lines.filter((line) => line.trim()).length,
    correcting: rows.length,
  };
  return { ...reading, problem: null, columns: [], rows, understood, unreadLines: lines };
}
